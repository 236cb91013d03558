/** What the factory builds into the car's technique, and the packs; the shape is that of equipment-outside.ts. */
export const equipmentTechnical = `
# SAFETY ^safety
505 0 * | AIRBAG LAT. POST. | =options.SIDE_AIRBAGS
614 0 -sport * | ATTACCHI ISOFIX | =options.CHILD_SEAT
213 340 | ANTIFURTO VOLUMETR. | =options.ALARM
50K 290 -van | AIRBAG GINOCCHIA | Airbag per le ginocchia del conducente | Driver's knee airbag | Knieairbag für den Fahrer | Airbag genoux conducteur | Airbag de rodilla del conductor
50B 180 -van %belt | CINTURE COLORATE | =interior.SEAT_BELTS
50F 240 +van | PARATIA DIVISORIA | Paratia divisoria del vano di carico | Load compartment bulkhead | Trennwand zum Laderaum | Cloison de séparation du chargement | Mampara de separación de carga
50R 1900 +cup | ROLL BAR | Roll bar avvitato | Bolt-in roll cage | Verschraubter Überrollkäfig | Arceau boulonné | Jaula antivuelco atornillada
5TP 0 * ^- | CONTR. PRESSIONE PNEU | =options.TYRE_PRESSURE
# DRIVER_ASSIST ^assist
5DA 780 -cup | CRUISE ADATTIVO | =options.ADAPTIVE_CRUISE
5LA 0 * | MANTENIM. CORSIA | =options.LANE_ASSIST
5BS 460 -cup | ANGOLO CIECO | =options.BLIND_SPOT
5EB 0 * | FRENATA AUT. EMERG. | =options.EMERGENCY_BRAKE
5SR 0 * | LETTURA SEGNALI | =options.SIGN_READING
5FA 0 * | AVVISO STANCHEZZA | =options.FATIGUE_ALERT
5NV 1980 +big -van | VISIONE NOTTURNA | =options.NIGHT_VISION
5HC 190 +suv | CONTROLLO DISCESA | =options.HILL_DESCENT
5TJ 690 -cup -city | ASSIST. INGORGHI | Assistente al traffico in coda | Traffic jam assist | Stauassistent | Assistant embouteillage | Asistente en atascos
# PARKING ^camera
508P 0 * | SENS. PARCH. POST. | =options.PARKING_SENSORS
5PC 350 | TELECAMERA POST. | =options.REAR_CAMERA
5P6 790 -city | TELECAMERE 360 | =options.CAMERA_360
5PA 650 -cup -van | PARCHEGGIO AUTOMAT. | =options.AUTO_PARKING
5PR 420 +big | MANOVRA RIMORCHIO | Assistente alle manovre con rimorchio | Trailer manoeuvring assist | Anhängerrangierassistent | Aide à la manœuvre avec remorque | Asistente de maniobra con remolque
# CHASSIS ^chassis
3AS 1650 +big -van | SOSPENS. PNEUMATICHE | =options.AIR_SUSPENSION
3AD 980 -van -city | AMMORT. ADATTIVI | =options.ADAPTIVE_DAMPERS
3FL 2600 +sport | SOLLEVATORE ANT. | =options.FRONT_LIFT
3SP 390 -van | ASSETTO SPORTIVO | Assetto sportivo ribassato di 15 mm | Sports suspension, 15 mm lower | Sportfahrwerk, 15 mm tiefer | Châssis sport abaissé de 15 mm | Suspensión deportiva, 15 mm más baja
3RS 1100 +power | ASSE POST. STERZANTE | Asse posteriore sterzante | Rear-axle steering | Hinterachslenkung | Essieu arrière directeur | Eje trasero direccional
3DM 0 -van *power | SELETT. MOD. GUIDA | =options.DRIVE_MODES
# BRAKES ^brake
4PC 420 -van %caliper | PINZE VERNICIATE | =exterior.BRAKE_CALIPERS
4CC 7400 +sport *cup %caliper | FRENI CARBOCERAMICI | =exterior.CERAMIC_BRAKES
4BB 890 +power | IMPIANTO FRENI MAGG. | Impianto frenante maggiorato | Uprated brake system | Vergrößerte Bremsanlage | Freins surdimensionnés | Sistema de frenos sobredimensionado
4EP 0 * ^- | FRENO STAZION. EL. | Freno di stazionamento elettrico | Electric parking brake | Elektrische Feststellbremse | Frein de stationnement électrique | Freno de estacionamiento eléctrico
# POWERTRAIN ^engine
803 1500 +fuel -sport -hyb | CAMBIO AUTOM. 8 RAPP. | Cambio automatico a otto rapporti | Eight-speed automatic gearbox | Achtgang-Automatikgetriebe | Boîte automatique à huit rapports | Cambio automático de ocho velocidades
8DC 0 +sport * | CAMBIO DOPPIA FRIZ. | Cambio a doppia frizione a sette rapporti | Seven-speed dual-clutch gearbox | Siebengang-Doppelkupplungsgetriebe | Boîte à double embrayage à sept rapports | Cambio de doble embrague de siete marchas
8AB 1150 +power -ev | DIFFERENZ. AUTOBLOCC. | =options.LIMITED_SLIP
8SE 1350 +sport *cup | SCARICO SPORTIVO | =options.SPORT_EXHAUST
8TM 160 +diesel | SERBATOIO MAGGIORATO | Serbatoio maggiorato da 75 litri | 75-litre larger fuel tank | Vergrößerter Tank mit 75 Litern | Réservoir agrandi de 75 litres | Depósito ampliado de 75 litros
8GP 0 +lpg * | IMPIANTO GPL | Impianto GPL di fabbrica | Factory-fitted LPG system | Autogasanlage ab Werk | Système GPL d'usine | Sistema GLP de fábrica
8LV 0 +fleet * ? | LIMIT. VELOCITA 120 | Limitatore di velocità a 120 km/h | Speed limiter at 120 km/h | Geschwindigkeitsbegrenzer auf 120 km/h | Limiteur de vitesse à 120 km/h | Limitador de velocidad a 120 km/h
8SS 0 +fuel * ^- | START AND STOP | Avviamento e spegnimento automatico | Automatic start and stop | Start-Stopp-Automatik | Arrêt et redémarrage automatiques | Arranque y parada automáticos
# CHARGING ^plug
9WB 990 +plug | STAZ. RICARICA DOM. | =options.WALLBOX
9CP 210 +plug | CAVO RICARICA PUBBL. | =options.CHARGE_CABLE
922 1190 +ev | CARICATORE 22 KW | =options.ONBOARD_22KW
9V2 350 +ev | PRESA VEICOLO CARICO | Presa da veicolo a carico da 3,6 kW | 3.6 kW vehicle-to-load socket | Steckdose Vehicle-to-Load mit 3,6 kW | Prise véhicule vers charge de 3,6 kW | Toma de vehículo a carga de 3,6 kW
9AD 75 +plug ^- ? | ADATTATORE CCS/AC | Adattatore per prese di altri mercati | Adapter for sockets of other markets | Adapter für Steckdosen anderer Märkte | Adaptateur pour prises d'autres marchés | Adaptador para tomas de otros mercados
# PACKS ^pack
PW1 690 | PACK INVERNO | Pacchetto Inverno | Winter pack | Winterpaket | Pack Hiver | Paquete Invierno
PT2 1450 -cup | PACK TECNOLOGIA | Pacchetto Tecnologia | Technology pack | Technologiepaket | Pack Technologie | Paquete Tecnología
PS3 1890 -van | PACK SPORT | Pacchetto Sport | Sport pack | Sportpaket | Pack Sport | Paquete Sport
PF4 540 -sport | PACK FAMIGLIA | Pacchetto Famiglia | Family pack | Familienpaket | Pack Famille | Paquete Familia
PB5 0 +fleet * | PACK BUSINESS | Pacchetto Business | Business pack | Businesspaket | Pack Affaires | Paquete Negocios
PC6 5900 +cup | PACK PISTA | Pacchetto Pista | Track pack | Rennstreckenpaket | Pack Circuit | Paquete Circuito
PV7 990 -city -van | PACK VISIBILITA | Pacchetto Visibilità | Visibility pack | Sichtpaket | Pack Visibilité | Paquete Visibilidad
PD8 1290 -cup ? | PACK ASSISTENZA PLUS | Pacchetto Assistenza Plus | Assistance Plus pack | Assistenzpaket Plus | | Paquete Asistencia Plus
# UNKNOWN ^-
99X 0 ? | DA CLASSIFICARE MY27 | | | | |
99Y 120 ? ! | PROVA ALLEST. SPERIM. | Allestimento sperimentale | Experimental trim | | |
`;
