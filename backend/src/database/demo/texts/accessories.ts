import type { GroupTexts } from '../label-texts.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl; a missing column is a missing translation.
export const accessories: GroupTexts = {
  group: 'Accessories',
  prefix: 'ACC',
  texts: `
TITLE | Accessori originali | Genuine accessories | Originalzubehör | Accessoires d'origine | Accesorios originales | Originele accessoires | Acessórios originais | Oryginalne akcesoria
SUBTITLE | Si montano anche dopo la consegna, con la stessa garanzia dell'auto | They can be fitted after delivery too, with the same warranty as the car | Auch nach der Auslieferung montierbar, mit derselben Garantie wie das Auto | Montage possible après la livraison, avec la même garantie que la voiture | También se montan después de la entrega, con la misma garantía que el coche
FITTING_INCLUDED | Montaggio compreso | Fitting included | Montage inklusive | Montage compris | Montaje incluido | Inclusief montage | Montagem incluída | Z montażem
FITTING_EXCLUDED | Montaggio escluso | Fitting not included | Ohne Montage | Montage non compris | Montaje no incluido | Exclusief montage | Montagem não incluída | Bez montażu
FITTING_HOURS | Tempo di montaggio: {hours} ore | Fitting time: {hours} hours | Montagezeit: {hours} Stunden | Temps de montage : {hours} heures | Tiempo de montaje: {hours} horas | Montagetijd: {hours} uur | Tempo de montagem: {hours} horas | Czas montażu: {hours} godz.
ALL_CATEGORIES | Tutte le categorie | All categories | Alle Kategorien | Toutes les catégories | Todas las categorías | Alle categorieën | Todas as categorias | Wszystkie kategorie
CATEGORY_TRANSPORT | Trasporto | Transport | Transport und Ladung | Transport de charges | Transporte | Vervoer | Transporte de carga | Przewóz
CATEGORY_TRAVEL | Viaggio | Travel | Reise | Voyage | Viaje | Reizen | Viagem | Podróż
CATEGORY_PROTECTION | Protezione | Protection | Schutz | Protection du véhicule | Protección | Bescherming | Proteção | Ochrona
CATEGORY_LIFESTYLE | Tempo libero | Lifestyle | Freizeit | Loisirs | Tiempo libre | Vrije tijd | Tempo livre | Czas wolny
WORK_KIT ^(CIMA|LINCE)_VAN_.*$ | Allestimenti da lavoro su misura | Made-to-measure work equipment | Maßgefertigte Einbauten für das Handwerk | Aménagements professionnels sur mesure | Equipamiento de trabajo a medida
CUSTOMER_PROGRAMME | Programmi su misura per il cliente | Customer programmes | Kundenprogramme | Programmes sur mesure | Programas para clientes | Klantprogramma's | Programas para clientes particulares | Programy dla klientów
OUT_OF_STOCK | Disponibile dal {date} | Available from {date} | Lieferbar ab {date} | Disponible à partir du {date} | Disponible a partir del {date} | Leverbaar vanaf {date} | Disponível a partir de {date} | Dostępne od {date}
MAX_LOAD | Carico massimo: {kg} kg | Maximum load: {kg} kg | Höchstlast: {kg} kg | Charge maximale : {kg} kg | Carga máxima: {kg} kg | Maximale belasting: {kg} kg | Carga máxima admissível: {kg} kg | Maksymalne obciążenie: {kg} kg
`,
  parts: `
ROOF_BOX | Box da tetto | Roof box | Dachbox | Coffre de toit | Cofre de techo | Dakkoffer | Caixa de tejadilho | Box dachowy
ROOF_BARS | Barre portatutto | Roof bars | Dachträger | Barres de toit transversales | Barras portacargas | Dakdragers | Barras transversais | Bagażnik bazowy
SKI_RACK | Portasci | Ski rack | Skiträger | Porte-skis | Portaesquís | Skidrager | Porta-esquis | Uchwyt na narty
BIKE_RACK | Portabici da gancio | Tow bar bike rack | Fahrradträger für die Kupplung | Porte-vélos d'attelage | Portabicicletas de bola | Fietsendrager voor trekhaak | Porta-bicicletas para engate | Uchwyt rowerowy na hak
KAYAK_RACK | Portacanoa | Kayak carrier | Kajakträger | Porte-kayak | Portakayak | Kajakdrager | Porta-caiaques | Uchwyt na kajak
BOOT_LINER | Vasca per il bagagliaio | Boot liner | Kofferraumwanne | Bac de coffre | Bandeja para el maletero | Kofferbakmat | Tabuleiro da bagageira | Wkładka bagażnika
RUBBER_MATS | Tappetini in gomma | Rubber mats | Gummimatten | Tapis en caoutchouc | Alfombrillas de goma | Rubberen matten | Tapetes de borracha | Dywaniki gumowe
CARGO_NET | Rete fermacarico | Cargo net | Gepäcknetz | Filet de maintien | Red de carga | Bagagenet | Rede de carga | Siatka mocująca
DOG_GUARD | Griglia divisoria per cani | Dog guard | Hundegitter | Grille pour chien | Rejilla separadora para perros | Hondenrek | Grelha divisória para cães | Kratka dla psa
CHILD_SEAT_SMALL | Seggiolino da 0 a 13 kg | Child seat, 0 to 13 kg | Kindersitz von 0 bis 13 kg | Siège enfant de 0 à 13 kg | Silla infantil de 0 a 13 kg | Kinderzitje van 0 tot 13 kg | Cadeira de criança de 0 a 13 kg | Fotelik dziecięcy od 0 do 13 kg
CHILD_SEAT_BIG | Seggiolino da 15 a 36 kg | Child seat, 15 to 36 kg | Kindersitz von 15 bis 36 kg | Siège enfant de 15 à 36 kg | Silla infantil de 15 a 36 kg | Kinderzitje van 15 tot 36 kg | Cadeira de criança de 15 a 36 kg | Fotelik dziecięcy od 15 do 36 kg
CAR_COVER | Telo coprivettura | Car cover | Abdeckplane | Housse de voiture | Funda para el coche | Autohoes | Cobertura do carro | Pokrowiec na samochód
SEAT_COVERS | Coprisedili | Seat covers | Schonbezüge | Housses de sièges | Fundas de asiento | Stoelhoezen | Capas de banco | Pokrowce na fotele
MUD_FLAPS | Paraspruzzi | Mud flaps | Schmutzfänger | Bavettes | Faldillas antibarro | Spatlappen | Palas para lama | Chlapacze
WIND_DEFLECTORS | Deflettori dell'aria | Wind deflectors | Windabweiser | Déflecteurs d'air | Derivabrisas | Windgeleiders | Defletores de ar | Owiewki szyb
SNOW_CHAINS | Catene da neve | Snow chains | Schneeketten | Chaînes à neige | Cadenas de nieve | Sneeuwkettingen | Correntes de neve | Łańcuchy śniegowe
WHEEL_LOCKS | Bulloni antifurto | Locking wheel bolts | Felgenschlösser | Antivols de roues | Tornillos antirrobo | Wielsloten | Parafusos antirroubo | Śruby antykradzieżowe
VALVE_CAPS | Cappucci delle valvole | Valve caps | Ventilkappen | Bouchons de valve | Tapones de válvula | Ventieldopjes | Tampas de válvula | Nakładki na wentyle
WHEEL_BAGS | Sacche per le ruote | Wheel bags | Reifentaschen | Housses de roues | Bolsas para ruedas | Wielhoezen | Sacos para rodas | Torby na koła
SAFETY_KIT | Kit di pronto soccorso | First-aid kit | Verbandkasten | Trousse de secours | Botiquín de primeros auxilios | Verbanddoos | Kit de primeiros socorros | Apteczka pierwszej pomocy
WARNING_TRIANGLE | Triangolo e giubbotto | Triangle and safety vest | Warndreieck und Weste | Triangle et gilet | Triángulo y chaleco | Gevarendriehoek en hesje | Triângulo e colete | Trójkąt i kamizelka
TOOL_KIT | Borsa degli attrezzi | Tool bag | Werkzeugtasche | Trousse à outils | Bolsa de herramientas | Gereedschapstas | Bolsa de ferramentas | Torba na narzędzia
COOL_BOX | Frigo portatile | Portable cool box | Kühlbox | Glacière portable | Nevera portátil | Koelbox | Geleira portátil | Lodówka przenośna
COAT_HANGER | Gruccia per il poggiatesta | Headrest coat hanger | Kleiderbügel für die Kopfstütze | Cintre pour appuie-tête | Percha para reposacabezas | Kledinghanger voor hoofdsteun | Cabide para encosto de cabeça | Wieszak na zagłówek
TABLET_HOLDER | Supporto per tablet | Tablet holder | Tablethalter | Support de tablette | Soporte para tableta | Tablethouder | Suporte para tablet | Uchwyt na tablet
DASH_CAM | Telecamera di bordo | Dash cam | Autokamera | Caméra embarquée | Cámara de salpicadero | Dashboardcamera | Câmara de bordo | Wideorejestrator
PAINT_PROTECTION | Pellicola proteggi vernice | Paint protection film | Lackschutzfolie | Film de protection de la peinture | Lámina protectora de pintura | Lakbeschermingsfolie | Película de proteção da pintura | Folia ochronna na lakier
CARE_KIT | Kit per la cura dell'auto | Car care kit | Pflegeset | Kit d'entretien | Kit de cuidado del coche | Verzorgingsset | Kit de cuidado automóvel | Zestaw do pielęgnacji
KEY_COVER | Guscio per la chiave | Key cover | Schlüsselhülle | Coque de clé | Funda para la llave | Sleutelhoes | Capa da chave | Etui na kluczyk
AWNING | Tendalino da campeggio | Camping awning | Markise | Auvent de camping | Toldo de acampada | Luifel | Toldo de campismo | Markiza kempingowa
`,
  situations: `
NAME | {part} | {part} | {part} | {part} | {part} | {part} | {part} | {part}
ADD | {part}: aggiungi al carrello | {part}: add to basket | {part}: in den Warenkorb | {part} : ajouter au panier | {part}: añadir al carrito | {part}: in winkelwagen | {part}: adicionar ao cesto | {part}: dodaj do koszyka
PRICE | {part}: {price}, montaggio compreso | {part}: {price}, fitting included | {part}: {price}, Montage inklusive | {part} : {price}, montage compris | {part}: {price}, montaje incluido | {part}: {price}, inclusief montage | {part}: {price}, montagem incluída | {part}: {price}, z montażem
FITTING | {part}: istruzioni di montaggio | {part}: fitting instructions | {part}: Montageanleitung | {part} : notice de montage | {part}: instrucciones de montaje | {part}: montage-instructies | {part}: instruções de montagem | {part}: instrukcja montażu
PART_NUMBER | {part}: codice ricambio {code} | {part}: part number {code} | {part}: Teilenummer {code} | {part} : référence {code} | {part}: referencia {code} | {part}: onderdeelnummer {code} | {part}: referência {code} da peça | {part}: numer części {code}
ZOOM | {part}: guarda le fotografie | {part}: view the photographs | {part}: Fotos ansehen | {part} : voir les photos | {part}: ver las fotografías | {part}: foto's bekijken | {part}: ver as fotografias | {part}: zobacz zdjęcia
`,
};
