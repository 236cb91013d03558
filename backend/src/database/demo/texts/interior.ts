import type { GroupTexts } from '../label-texts.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl; a missing column is a missing translation.
export const interior: GroupTexts = {
  group: 'Interior',
  prefix: 'INT',
  texts: `
TITLE | Il tuo stile, dentro | Your style on the inside | Ihr Stil, von innen | Votre style, à l'intérieur | Tu estilo, por dentro | Uw stijl, van binnen | O seu estilo, por dentro | Twój styl wewnątrz
CHOOSE_TRIM | Scegli il rivestimento dei sedili | Choose the seat upholstery | Sitzbezug wählen | Choisissez la sellerie | Elige la tapicería | Kies de stoelbekleding | Escolha os estofos | Wybierz tapicerkę
TRIM_FABRIC | Tessuto riciclato | Recycled fabric | Recycelter Stoff | Tissu recyclé | Tejido reciclado | Gerecyclede stof | Tecido reciclado | Tkanina z recyklingu
TRIM_LEATHER | Pelle pieno fiore | Full-grain leather | Vollnarbenleder | Cuir pleine fleur | Piel plena flor | Volnerfleer | Pele de flor integral | Skóra licowa
TRIM_MICROFIBRE | Microfibra traforata | Perforated microfibre | Perforierte Mikrofaser | Microfibre perforée | Microfibra perforada | Geperforeerde microvezel | Microfibra perfurada em tom escuro | Perforowana mikrofibra
TRIM_WORK ^(CIMA|LINCE)_VAN_.*$ | Tessuto antistrappo, lavabile con acqua | Tear-resistant fabric, washable with water | Reißfester Stoff, mit Wasser abwaschbar | Tissu anti-déchirure, lavable à l'eau | Tejido antidesgarro, lavable con agua
SEATS_COUNT DEFAULT ^(CORSARO_.*|.*_VAN_.*)$ | Cinque posti, divano frazionabile 60/40 | Five seats, 60/40 split rear bench | Fünf Sitze, Rückbank im Verhältnis 60/40 umklappbar | Cinq places, banquette rabattable 60/40 | Cinco plazas, asiento trasero abatible 60/40
SEATS_COUNT ^CORSARO_.*$ | Due posti, vano portaoggetti dietro gli schienali | Two seats, storage behind the backrests | Zwei Sitze, Ablage hinter den Lehnen | Deux places, rangement derrière les dossiers | Dos plazas, hueco portaobjetos tras los respaldos
SEATS_COUNT ^.*_VAN_.*$ | Tre posti in cabina | Three seats in the cab | Drei Sitze in der Kabine | Trois places en cabine | Tres plazas en cabina
SEAT_SIZE ^CORSARO_.*$ | Taglia del sedile da corsa: {size} | Racing seat size: {size} | Größe des Rennsitzes: {size} | Taille du siège baquet : {size} | Talla del asiento deportivo: {size}
STITCHING_PICKED | Cuciture: {colour} | Stitching: {colour} | Ziernähte: {colour} | Surpiqûres : {colour} | Costuras: {colour} | Stiksels: {colour} | Costuras em {colour} | Przeszycia: {colour}
EMBROIDERY | Ricamo personalizzato, al massimo {max} lettere | Personal embroidery, at most {max} letters | Persönliche Stickerei, höchstens {max} Buchstaben | Broderie personnalisée, {max} lettres au maximum | Bordado personal, {max} letras como máximo
VIEW_FRONT | Vista dal posto di guida | View from the driver's seat | Blick vom Fahrersitz | Vue depuis le siège conducteur | Vista desde el asiento del conductor | Zicht vanaf de bestuurdersstoel | Vista do lugar do condutor | Widok z fotela kierowcy
VIEW_REAR DEFAULT ^CORSARO_.*$ | Vista dal divano posteriore | View from the rear bench | Blick von der Rückbank | Vue depuis la banquette arrière | Vista desde el asiento trasero
LEATHER_NOTE | La pelle è un materiale naturale: piccole venature e segni ne testimoniano l'autenticità. | Leather is a natural material: small veins and marks are proof that it is genuine. | Leder ist ein Naturprodukt: Kleine Adern und Narben zeugen von seiner Echtheit. | Le cuir est une matière naturelle : de petites veines et marques attestent son authenticité. | La piel es un material natural: las pequeñas vetas y marcas dan fe de su autenticidad.
`,
  parts: `
DRIVER_SEAT | Sedile del conducente | Driver's seat | Fahrersitz | Siège conducteur | Asiento del conductor | Bestuurdersstoel | Banco do condutor | Fotel kierowcy
PASSENGER_SEAT | Sedile del passeggero | Passenger seat | Beifahrersitz | Siège passager | Asiento del acompañante | Passagiersstoel | Banco do passageiro | Fotel pasażera
REAR_BENCH | Divano posteriore | Rear bench | Rückbank | Banquette arrière | Asiento trasero | Achterbank | Banco traseiro | Tylna kanapa
HEADREST | Poggiatesta | Headrest | Kopfstütze | Appuie-tête | Reposacabezas | Hoofdsteun | Encosto de cabeça | Zagłówek
ARMREST | Bracciolo centrale | Centre armrest | Mittelarmlehne | Accoudoir central | Apoyabrazos central | Middenarmsteun | Apoio de braço central | Podłokietnik środkowy
SEAT_HEATING | Riscaldamento dei sedili | Seat heating | Sitzheizung | Chauffage des sièges | Calefacción de asientos | Stoelverwarming | Aquecimento dos bancos | Podgrzewanie foteli
SEAT_VENTILATION | Ventilazione dei sedili | Seat ventilation | Sitzbelüftung | Ventilation des sièges | Ventilación de asientos | Stoelventilatie | Ventilação dos bancos | Wentylacja foteli
SEAT_MASSAGE | Funzione massaggio | Massage function | Massagefunktion | Fonction massage | Función de masaje | Massagefunctie | Função de massagem | Funkcja masażu
STEERING_WHEEL | Volante in pelle | Leather steering wheel | Lederlenkrad | Volant en cuir | Volante de piel | Lederen stuurwiel | Volante em pele | Kierownica skórzana
WHEEL_HEATING | Riscaldamento del volante | Steering wheel heating | Lenkradheizung | Chauffage du volant | Calefacción del volante | Stuurverwarming | Aquecimento do volante | Podgrzewanie kierownicy
PADDLES | Palette del cambio al volante | Shift paddles | Schaltwippen | Palettes au volant | Levas en el volante | Schakelpaddels | Patilhas no volante | Łopatki zmiany biegów
DASHBOARD | Rivestimento della plancia | Dashboard trim | Armaturenbrettverkleidung | Garnissage de planche de bord | Revestimiento del salpicadero | Dashboardbekleding | Revestimento do tabliê | Wykończenie deski rozdzielczej
CLUSTER | Quadro strumenti digitale | Digital instrument cluster | Digitales Kombiinstrument | Combiné d'instruments numérique | Cuadro de instrumentos digital | Digitaal instrumentarium | Painel de instrumentos digital | Cyfrowy zestaw wskaźników
CENTRE_SCREEN | Schermo centrale | Centre screen | Zentralbildschirm | Écran central | Pantalla central | Middenscherm | Ecrã central | Ekran centralny
AMBIENT_LIGHT | Luci d'ambiente | Ambient lighting | Ambientebeleuchtung | Éclairage d'ambiance | Iluminación ambiental | Sfeerverlichting | Iluminação ambiente | Oświetlenie nastrojowe
CLIMATE | Climatizzatore automatico | Automatic climate control | Klimaautomatik | Climatisation automatique | Climatizador automático | Automatische airconditioning | Ar condicionado automático | Klimatyzacja automatyczna
REAR_VENTS | Bocchette posteriori | Rear air vents | Luftausströmer hinten | Aérateurs arrière | Salidas de aire traseras | Luchtroosters achter | Saídas de ar traseiras | Tylne nawiewy
HEADLINING | Cielo dell'abitacolo | Headlining | Dachhimmel | Ciel de toit | Guarnecido del techo | Hemelbekleding | Forro do teto | Podsufitka
DOOR_PANELS | Pannelli delle porte | Door panels | Türverkleidungen | Panneaux de portes | Paneles de las puertas | Deurpanelen | Painéis das portas | Panele drzwi
PEDALS | Pedaliera in alluminio | Aluminium pedals | Aluminiumpedale | Pédalier en aluminium | Pedales de aluminio | Aluminium pedalen | Pedais em alumínio | Aluminiowe pedały
SILLS | Battitacco illuminati | Illuminated door sills | Beleuchtete Einstiegsleisten | Seuils de portes éclairés | Umbrales de puerta iluminados | Verlichte dorpellijsten | Soleiras iluminadas | Podświetlane progi
FLOOR_MATS | Tappetini in velluto | Velour floor mats | Velours-Fußmatten | Tapis de sol en velours | Alfombrillas de terciopelo | Velours vloermatten | Tapetes em veludo | Welurowe dywaniki
CARBON_INSERTS | Inserti in fibra di carbonio | Carbon-fibre inserts | Einlagen aus Carbon | Inserts en fibre de carbone | Inserciones de fibra de carbono | Inleg van koolstofvezel | Inserções em fibra de carbono | Wstawki z włókna węglowego
WOOD_INSERTS | Inserti in legno di noce | Walnut inserts | Einlagen aus Nussbaum | Inserts en noyer | Inserciones de nogal | Inleg van notenhout | Inserções em nogueira | Wstawki z drewna orzechowego
STITCHING | Cuciture a contrasto | Contrast stitching | Kontrastnähte | Surpiqûres contrastées | Costuras en contraste | Contraststiksels | Costuras em contraste | Kontrastowe przeszycia
SEAT_BELTS | Cinture di sicurezza colorate | Coloured seat belts | Farbige Sicherheitsgurte | Ceintures de sécurité colorées | Cinturones de color | Gekleurde veiligheidsgordels | Cintos de segurança coloridos | Kolorowe pasy bezpieczeństwa
BOOT_COVER | Tendina copribagagli | Luggage cover | Laderaumabdeckung | Cache-bagages | Cubreequipajes | Bagageafdekking | Cobertura da bagageira | Roleta bagażnika
BOOT_FLOOR | Doppio fondo del bagagliaio | Two-level boot floor | Doppelter Ladeboden | Double plancher de coffre | Doble fondo del maletero | Dubbele laadvloer | Piso duplo da bagageira | Podwójna podłoga bagażnika
SUN_BLINDS | Tendine parasole posteriori | Rear sun blinds | Sonnenrollos hinten | Stores pare-soleil arrière | Cortinillas traseras | Zonneschermen achter | Cortinas para-sol traseiras | Tylne rolety przeciwsłoneczne
GLOVE_BOX | Cassetto refrigerato | Cooled glove box | Kühlbares Handschuhfach | Boîte à gants réfrigérée | Guantera refrigerada | Gekoeld handschoenenvak | Porta-luvas refrigerado | Chłodzony schowek
`,
  situations: `
NAME | {part} | {part} | {part} | {part} | {part} | {part} | {part} | {part}
DETAILS | {part} – scheda | {part} – overview | {part} – Übersicht | {part} – présentation | {part} – ficha | {part} – overzicht | {part} – ficha do equipamento | {part} – opis
MATERIAL | {part}: scegli materiale e colore | {part}: choose material and colour | {part}: Material und Farbe wählen | {part} : choisir la matière et la couleur | {part}: elige material y color | {part}: kies materiaal en kleur | {part}: escolha material e cor | {part}: wybierz materiał i kolor
EXTRA | {part}: sovrapprezzo {price} | {part}: {price} extra | {part}: Aufpreis {price} | {part} : supplément de {price} | {part}: suplemento de {price} | {part}: meerprijs {price} | {part}: suplemento de {price} a pagar | {part}: dopłata {price}
NO_EXTRA | {part}: senza sovrapprezzo | {part}: at no extra cost | {part}: ohne Aufpreis | {part} : sans supplément | {part}: sin suplemento | {part}: zonder meerprijs | {part}: sem custo adicional | {part}: bez dopłaty
PACK_ONLY | {part}: solo con il pacchetto {pack} | {part}: only with the {pack} pack | {part}: nur mit dem Paket {pack} | {part} : uniquement avec le pack {pack} | {part}: solo con el paquete {pack} | {part}: alleen met het pakket {pack} | {part}: apenas com o pack {pack} | {part}: tylko z pakietem {pack}
CARE | {part}: consigli per la pulizia | {part}: cleaning advice | {part}: Pflegehinweise | {part} : conseils d'entretien | {part}: consejos de limpieza | {part}: schoonmaakadvies | {part}: conselhos de limpeza | {part}: wskazówki dotyczące czyszczenia
`,
};
