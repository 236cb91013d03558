import type { GroupTexts } from '../label-texts.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl; a missing column is a missing translation.
export const exterior: GroupTexts = {
  group: 'Exterior',
  prefix: 'EXT',
  texts: `
TITLE | Il tuo stile, fuori | Your style on the outside | Ihr Stil, von außen | Votre style, à l'extérieur | Tu estilo, por fuera | Uw stijl, van buiten | O seu estilo, por fora | Twój styl na zewnątrz
CHOOSE_COLOUR | Scegli il colore della carrozzeria | Choose the body colour | Außenfarbe wählen | Choisissez la couleur de la carrosserie | Elige el color de la carrocería | Kies de carrosseriekleur | Escolha a cor da carroçaria | Wybierz kolor nadwozia
PAINT_SOLID | Pastello | Solid paint | Unilackierung | Peinture unie | Pintura sólida | Effen lak | Pintura lisa | Lakier pastelowy
PAINT_METALLIC | Metallizzato | Metallic paint | Metalliclackierung | Peinture métallisée | Pintura metalizada | Metallic lak | Pintura metalizada brilhante | Lakier metalizowany
PAINT_PEARL | Perlato | Pearlescent paint | Perleffektlackierung | Peinture nacrée | Pintura perlada | Parelmoerlak | Pintura perolada | Lakier perłowy
PAINT_MATT ^CORSARO_.*$ | Opaco: niente autolavaggio a rulli | Matt: no roller car wash | Matt: nicht für die Bürstenwaschanlage | Mat : pas de lavage aux rouleaux | Mate: sin túnel de lavado
PAINT_TRICOAT ^(CORSARO|LINCE)_.*$ ^LINCE_VAN.*$ | Vernice tristrato, applicata a mano | Three-coat paint, applied by hand | Dreischichtlack, von Hand aufgetragen | Peinture tricouche, appliquée à la main | Pintura tricapa, aplicada a mano
TWO_TONE ^(AURORA|ONDA)_.*$ | Tetto a contrasto | Contrasting roof | Dach in Kontrastfarbe | Toit contrasté | Techo en contraste
SOFT_TOP ^CORSARO_SPIDER$ | La capota si apre in {seconds} secondi, fino a 50 km/h | The roof opens in {seconds} seconds, at up to 50 km/h | Das Verdeck öffnet in {seconds} Sekunden, bis 50 km/h | La capote s'ouvre en {seconds} secondes, jusqu'à 50 km/h | La capota se abre en {seconds} segundos, hasta a 50 km/h
LOAD_DOORS ^.*_VAN_.*$ | Porte posteriori a battente, apertura a 270° | Rear hinged doors, opening to 270° | Hecktüren mit 270° Öffnungswinkel | Portes arrière battantes, ouverture à 270° | Puertas traseras batientes con apertura de 270°
FLEET_LOGO ^.*_FLEET$ | Aggiungi il logo della tua azienda | Add your company logo | Firmenlogo hinzufügen | Ajoutez le logo de votre entreprise | Añade el logotipo de tu empresa
WHEELS_SIZE | Cerchi da {inches} pollici | {inches}-inch wheels | Felgen in {inches} Zoll | Jantes de {inches} pouces | Llantas de {inches} pulgadas | Velgen van {inches} inch | Jantes de {inches} polegadas | Felgi {inches}-calowe
WHEELS_RANGE_NOTE ^.*_EV_.*$ | Cerchi più grandi riducono l'autonomia di circa {km} km | Larger wheels reduce range by about {km} km | Größere Felgen verringern die Reichweite um etwa {km} km | Des jantes plus grandes réduisent l'autonomie d'environ {km} km | Unas llantas más grandes reducen la autonomía unos {km} km
COLOUR_PICKED | Colore scelto: {colour} | Colour chosen: {colour} | Gewählte Farbe: {colour} | Couleur choisie : {colour} | Color elegido: {colour} | Gekozen kleur: {colour} | Cor escolhida: {colour} | Wybrany kolor: {colour}
COLOUR_EXTRA | Questa tinta costa {price} in più | This colour costs {price} extra | Diese Farbe kostet {price} Aufpreis | Cette teinte coûte {price} de plus | Este color cuesta {price} más
COLOUR_ON_REQUEST | Tinta speciale su richiesta, consegna entro {weeks} settimane | Special colour on request, delivery within {weeks} weeks | Sonderlackierung auf Anfrage, Lieferung in {weeks} Wochen | Teinte spéciale sur demande, livraison sous {weeks} semaines | Color especial bajo pedido, entrega en {weeks} semanas
SCREEN_NOTE | I colori sullo schermo possono differire da quelli reali: chiedi al concessionario di vedere un campione di vernice. | Colours on screen may differ from the real ones: ask your dealer to show you a paint sample. | Farben am Bildschirm können vom Original abweichen: Bitten Sie Ihren Händler um ein Lackmuster. | Les couleurs à l'écran peuvent différer de la réalité : demandez un échantillon de peinture à votre concessionnaire. | Los colores en pantalla pueden diferir de los reales: pide a tu concesionario una muestra de pintura.
`,
  parts: `
FRONT_BUMPER | Paraurti anteriore | Front bumper | Stoßfänger vorn | Pare-chocs avant | Paragolpes delantero | Voorbumper | Para-choques dianteiro | Zderzak przedni
REAR_BUMPER | Paraurti posteriore | Rear bumper | Stoßfänger hinten | Pare-chocs arrière | Paragolpes trasero | Achterbumper | Para-choques traseiro | Zderzak tylny
GRILLE | Griglia del radiatore | Radiator grille | Kühlergrill | Calandre | Parrilla del radiador | Radiateurgrille | Grelha do radiador | Osłona chłodnicy
BONNET | Cofano motore | Bonnet | Motorhaube | Capot moteur | Capó | Motorkap | Capô | Pokrywa silnika
TAILGATE | Portellone elettrico | Power tailgate | Elektrische Heckklappe | Hayon électrique | Portón eléctrico | Elektrische achterklep | Porta da bagageira elétrica | Elektryczna klapa bagażnika
ROOF_RAILS | Barre longitudinali al tetto | Roof rails | Dachreling | Barres de toit longitudinales | Barras de techo longitudinales | Dakrails | Barras de tejadilho | Relingi dachowe
PANORAMIC_ROOF | Tetto panoramico | Panoramic roof | Panoramadach | Toit panoramique | Techo panorámico | Panoramadak | Teto panorâmico | Dach panoramiczny
SUNROOF | Tetto apribile | Sunroof | Schiebedach | Toit ouvrant | Techo solar | Schuifdak | Teto de abrir | Szyberdach
DOOR_MIRRORS | Specchi retrovisori esterni | Door mirrors | Außenspiegel | Rétroviseurs extérieurs | Retrovisores exteriores | Buitenspiegels | Espelhos retrovisores exteriores | Lusterka zewnętrzne
MIRROR_CAPS | Calotte degli specchi a contrasto | Contrasting mirror caps | Spiegelkappen in Kontrastfarbe | Coques de rétroviseurs contrastées | Carcasas de retrovisor en contraste | Spiegelkappen in contrastkleur | Capas dos espelhos em contraste | Kontrastowe obudowy lusterek
DOOR_HANDLES | Maniglie a filo carrozzeria | Flush door handles | Versenkte Türgriffe | Poignées affleurantes | Manillas enrasadas | Verzonken deurgrepen | Puxadores embutidos | Chowane klamki
LED_HEADLIGHTS | Fari a LED | LED headlights | LED-Scheinwerfer | Phares à LED | Faros LED | Ledkoplampen | Faróis LED | Reflektory LED
MATRIX_HEADLIGHTS | Fari adattivi a matrice | Adaptive matrix headlights | Adaptive Matrix-Scheinwerfer | Phares matriciels adaptatifs | Faros matriciales adaptativos | Adaptieve matrixkoplampen | Faróis matriciais adaptativos | Adaptacyjne reflektory matrycowe
FOG_LIGHTS | Fendinebbia | Front fog lights | Nebelscheinwerfer | Feux antibrouillard | Faros antiniebla | Mistlampen voor | Faróis de nevoeiro | Światła przeciwmgłowe
TAIL_LIGHTS | Luci posteriori a tutta larghezza | Full-width tail lights | Durchgehendes Leuchtenband hinten | Feux arrière sur toute la largeur | Luces traseras de lado a lado | Doorlopende achterlichten | Luzes traseiras a toda a largura | Tylne światła na całą szerokość
ALLOY_17 | Cerchi in lega da 17" | 17" alloy wheels | Leichtmetallfelgen 17" | Jantes en alliage 17" | Llantas de aleación de 17" | Lichtmetalen velgen 17" | Jantes de liga leve de 17" | Felgi aluminiowe 17"
ALLOY_18 | Cerchi in lega da 18" | 18" alloy wheels | Leichtmetallfelgen 18" | Jantes en alliage 18" | Llantas de aleación de 18" | Lichtmetalen velgen 18" | Jantes de liga leve de 18" | Felgi aluminiowe 18"
ALLOY_20 | Cerchi forgiati da 20" | 20" forged wheels | Schmiedefelgen 20" | Jantes forgées 20" | Llantas forjadas de 20" | Gesmede velgen 20" | Jantes forjadas de 20" | Felgi kute 20"
WINTER_TYRES | Pneumatici invernali | Winter tyres | Winterreifen | Pneus hiver | Neumáticos de invierno | Winterbanden | Pneus de inverno | Opony zimowe
SPARE_WHEEL | Ruotino di scorta | Space-saver spare wheel | Notrad | Roue de secours galette | Rueda de repuesto temporal | Noodreservewiel | Roda sobresselente de emergência | Dojazdowe koło zapasowe
BRAKE_CALIPERS | Pinze dei freni verniciate | Painted brake calipers | Lackierte Bremssättel | Étriers de frein peints | Pinzas de freno pintadas | Gelakte remklauwen | Pinças de travão pintadas | Lakierowane zaciski hamulcowe
CERAMIC_BRAKES | Freni carboceramici | Carbon-ceramic brakes | Carbon-Keramik-Bremsen | Freins carbone-céramique | Frenos carbocerámicos | Carbon-keramische remmen | Travões carbocerâmicos | Hamulce węglowo-ceramiczne
SIDE_SKIRTS | Minigonne laterali | Side skirts | Seitenschweller | Bas de caisse sport | Faldones laterales | Sideskirts | Saias laterais | Nakładki progowe boczne
REAR_SPOILER | Spoiler posteriore | Rear spoiler | Heckspoiler | Becquet arrière | Alerón trasero | Achterspoiler | Spoiler traseiro | Tylny spojler
CARBON_PACK | Pacchetto esterno in fibra di carbonio | Exterior carbon-fibre pack | Exterieurpaket aus Carbon | Pack extérieur en fibre de carbone | Paquete exterior de fibra de carbono | Exterieurpakket van koolstofvezel | Pack exterior em fibra de carbono | Pakiet zewnętrzny z włókna węglowego
CHROME_TRIM | Finiture cromate | Chrome trim | Chromzierleisten | Finitions chromées | Molduras cromadas | Chromen sierlijsten | Frisos cromados | Listwy chromowane
PRIVACY_GLASS | Vetri oscurati | Privacy glass | Getönte Scheiben | Vitres surteintées | Lunas tintadas | Getint glas | Vidros escurecidos | Przyciemniane szyby
HEATED_WINDSCREEN | Parabrezza riscaldabile | Heated windscreen | Beheizbare Frontscheibe | Pare-brise chauffant | Parabrisas calefactable | Verwarmde voorruit | Para-brisas aquecido | Podgrzewana szyba przednia
TOW_BAR | Gancio di traino estraibile | Detachable tow bar | Abnehmbare Anhängerkupplung | Attelage amovible | Bola de remolque desmontable | Afneembare trekhaak | Engate de reboque amovível | Odłączany hak holowniczy
BADGES | Emblemi in nero lucido | Gloss black badges | Embleme in Schwarz glänzend | Monogrammes noir brillant | Emblemas en negro brillante | Emblemen in glanzend zwart | Emblemas em preto brilhante | Emblematy w czarnym połysku
`,
  situations: `
NAME | {part} | {part} | {part} | {part} | {part} | {part} | {part} | {part}
DETAILS | {part} – dettagli | {part} – details | {part} – Einzelheiten | {part} – détails | {part} – detalles | {part} – bijzonderheden | {part} – pormenores | {part} – szczegóły
ZOOM | {part}: immagine ingrandita | {part}: enlarged image | {part}: vergrößerte Ansicht | {part} : image agrandie | {part}: imagen ampliada | {part}: vergrote afbeelding | {part}: imagem ampliada | {part}: powiększony obraz
COLOUR | {part}: scegli la finitura | {part}: choose the finish | {part}: Ausführung wählen | {part} : choisir la finition | {part}: elige el acabado | {part}: kies de afwerking | {part}: escolha o acabamento | {part}: wybierz wykończenie
EXTRA | {part}: sovrapprezzo {price} | {part}: {price} extra | {part}: Aufpreis {price} | {part} : supplément de {price} | {part}: suplemento de {price} | {part}: meerprijs {price} | {part}: suplemento de {price} a pagar | {part}: dopłata {price}
NO_EXTRA | {part}: senza sovrapprezzo | {part}: at no extra cost | {part}: ohne Aufpreis | {part} : sans supplément | {part}: sin suplemento | {part}: zonder meerprijs | {part}: sem custo adicional | {part}: bez dopłaty
CONFLICT | {part}: scelta incompatibile con {name} | {part}: cannot be combined with {name} | {part}: nicht kombinierbar mit {name} | {part} : choix incompatible avec {name} | {part}: elección incompatible con {name} | {part}: niet te combineren met {name} | {part}: escolha incompatível com {name} | {part}: nie można łączyć z {name}
`,
};
