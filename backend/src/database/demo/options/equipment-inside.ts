/** What the factory builds inside; the shape is that of equipment-outside.ts. */
export const equipmentInside = `
# SEATS ^seat
0S1 0 *-sport -sport | SEDILI COMFORT | Sedili anteriori comfort | Comfort front seats | Komfort-Vordersitze | Sièges avant confort | Asientos delanteros confort
0S2 690 -van | SEDILI SPORTIVI | Sedili anteriori sportivi | Sports front seats | Sport-Vordersitze | Sièges avant sport | Asientos delanteros deportivos
0S3 3200 +sport *cup | SEDILI CARBON RACING | Sedili a guscio in fibra di carbonio | Carbon-fibre bucket seats | Carbon-Schalensitze | Sièges baquets en fibre de carbone | Asientos tipo baquet de fibra de carbono
453 420 -van | SEDILI EL. 8 REGOL. | =options.ELECTRIC_SEATS
0SM 240 -van -city | MEMORIA SEDILI | =options.SEAT_MEMORY
452 280 | SEDILI ANT. RISCALD. | =interior.SEAT_HEATING
45V 390 +big | SEDILI VENTILATI | =interior.SEAT_VENTILATION
45M 680 +big -van | SEDILI MASSAGGIO | =interior.SEAT_MASSAGE
132 90 | BRACCIOLO ANTERIORE | =interior.ARMREST
195 160 -sport -van | DIVANO POST. 40/20/40 | Divano posteriore frazionato 40/20/40 | 40/20/40 split rear bench | Rückbank 40/20/40 geteilt | Banquette arrière fractionnable 40/20/40 | Asiento trasero abatible 40/20/40
0SP 0 +van * ^seat | PANCA PASS. 2 POSTI | Panca passeggero a due posti | Two-seat passenger bench | Zweisitzige Beifahrerbank | Banquette passager deux places | Banqueta de acompañante de dos plazas
# UPHOLSTERY ^upholstery
212 0 *-sport -sport %fabric | RIVEST. TESSUTO | Rivestimento in tessuto riciclato | Recycled fabric upholstery | Stoffbezug aus Recyclingmaterial | Sellerie en tissu recyclé | Tapicería de tejido reciclado
21M 850 %micro | RIVEST. MICROFIBRA | Rivestimento in microfibra | Microfibre upholstery | Mikrofaserbezug | Sellerie en microfibre | Tapicería de microfibra
211 1650 -van -city %leather | RIVEST. PELLE NATUR. | Rivestimento in pelle naturale | Natural leather upholstery | Naturlederbezug | Sellerie en cuir naturel | Tapicería de piel natural
21B 2400 +power *sport %leather | RIVEST. PELLE INTERA | Rivestimento in pelle pieno fiore | Full-grain leather upholstery | Bezug aus Vollnarbenleder | Sellerie en cuir pleine fleur | Tapicería de piel de plena flor
21V 990 +ev %micro | RIVEST. VEGANO | Rivestimento vegano senza pelle animale | Vegan upholstery, no animal leather | Veganer Bezug ohne Tierleder | Sellerie végane sans cuir animal | Tapicería vegana sin piel animal
# INT_TRIM ^trim
728 390 -van | INSERTI ALLUMINIO | Inserti in alluminio spazzolato | Brushed aluminium inserts | Einlagen aus gebürstetem Aluminium | Inserts en aluminium brossé | Inserciones de aluminio cepillado
7CB 1150 +power | INSERTI CARBONIO | =interior.CARBON_INSERTS
7WN 720 +big -van | INSERTI NOCE | =interior.WOOD_INSERTS
7ST 260 -van %stitch | CUCITURE A CONTRASTO | =interior.STITCHING
7PD 140 | PEDALIERA ALLUMINIO | =interior.PEDALS
7BT 170 -van | BATTITACCO ILLUMIN. | =interior.SILLS
7HL 290 -van | CIELO NERO | Cielo dell'abitacolo in nero | Black headlining | Dachhimmel in Schwarz | Ciel de toit noir | Techo interior negro
7TV 85 | TAPPETI VELLUTO | =interior.FLOOR_MATS
# STEERING ^steering
320 0 * | VOLANTE PELLE | =interior.STEERING_WHEEL
32H 190 | VOLANTE RISCALDATO | =interior.WHEEL_HEATING
32P 260 -van | PALETTE CAMBIO | =interior.PADDLES
32C 980 +sport *cup | VOLANTE CARBON LED | Volante in carbonio con luci di cambiata | Carbon steering wheel with shift lights | Carbonlenkrad mit Schaltblitz | Volant carbone à diodes de passage | Volante de carbono con luces de cambio
32A 220 -sport | VOLANTE MICROFIBRA | Volante in microfibra | Microfibre steering wheel | Mikrofaserlenkrad | Volant en microfibre | Volante de microfibra
# COMFORT ^comfort
64C 480 | ACCESSO SENZA CHIAVE | =options.KEYLESS_ENTRY
64D 190 | CHIAVE DIGITALE | =options.DIGITAL_KEY
4AM 240 -van | LUCI D'AMBIENTE 64 C. | =interior.AMBIENT_LIGHT
6SB 210 +big -van | TENDINE POSTERIORI | =interior.SUN_BLINDS
6DF 130 -sport | DOPPIO FONDO BAGAGL. | =interior.BOOT_FLOOR
6BC 70 -sport -van | TENDINA COPRIBAG. | =interior.BOOT_COVER
6SK 120 -sport -van | PASSAGGIO SCI | =options.SKI_HATCH
989 45 | KIT FUMATORI | =options.SMOKER_KIT
051 0 * | SENS. PIOGGIA CREPUS. | =options.RAIN_SENSOR
64P 330 -city -van | CHIUSURA PORTE SOFT | Chiusura servoassistita delle porte | Soft-close doors | Servoschließung der Türen | Fermeture assistée des portes | Cierre asistido de las puertas
# CLIMATE ^climate
025 0 * | CLIMA AUTOMATICO | =interior.CLIMATE
4M3 420 -city -van | CLIMA TRIZONA | Climatizzatore automatico a tre zone | Three-zone automatic climate control | Drei-Zonen-Klimaautomatik | Climatisation automatique trois zones | Climatizador automático trizona
4BP 0 -sport -van *big | BOCCHETTE POSTERIORI | =interior.REAR_VENTS
4FQ 110 | FILTRO QUALITA ARIA | =options.AIR_QUALITY
4HP 850 +ev | POMPA DI CALORE | =options.HEAT_PUMP
4RA 1050 +diesel | RISCALD. AUTONOMO | =options.AUX_HEATER
4CR 95 | CASSETTO REFRIGER. | =interior.GLOVE_BOX
# INFOTAINMENT ^screen
7QC 0 * | SCHERMO CENTRALE 10 | =interior.CENTRE_SCREEN
7Q2 690 -van | SCHERMO CENTRALE 13 | Schermo centrale da 13 pollici | 13-inch centre screen | Zentralbildschirm mit 13 Zoll | Écran central de 13 pouces | Pantalla central de 13 pulgadas
7QD 340 *power | QUADRO STRUM. DIGIT. | =interior.CLUSTER
718 590 | NAVIGATORE EUROPA | =options.NAVIGATION
7HU 880 -city -van | HEAD UP DISPLAY | =options.HEAD_UP
7RS 1290 +big -van | SCHERMI POSTERIORI | Due schermi per i posti posteriori | Two screens for the rear seats | Zwei Bildschirme für die Rücksitze | Deux écrans pour les places arrière | Dos pantallas para las plazas traseras
7VC 0 * | COMANDI VOCALI | =options.VOICE_CONTROL
# AUDIO ^speaker
68R 0 * | RADIO DAB 6 ALTOP. | =options.DIGITAL_RADIO
718A 720 -van | IMPIANTO 12 ALTOP. | =options.SOUND_SYSTEM
68H 2450 +power | IMPIANTO HIFI 18 ALT. | Impianto ad alta fedeltà con 18 altoparlanti | High-fidelity system with 18 speakers | High-End-Soundsystem mit 18 Lautsprechern | Système haute fidélité à 18 haut-parleurs | Equipo de alta fidelidad con 18 altavoces
68S 310 -van ^speaker | SUBWOOFER | Subwoofer sotto il sedile | Under-seat subwoofer | Subwoofer unter dem Sitz | Caisson de graves sous le siège | Subwoofer bajo el asiento
# CONNECTIVITY ^phone
6PM 0 * | MIRRORING SMARTPHONE | =options.PHONE_MIRRORING
6WC 150 | RICARICA INDUZIONE | =options.WIRELESS_CHARGING
6RA 0 *green | CONTROLLO DA APP | =options.REMOTE_APP
6ST 390 | LOCALIZZATORE SATELL. | =options.SATELLITE_TRACKING
6HS 240 | HOTSPOT WIFI 5G | Punto di accesso Wi-Fi 5G | 5G Wi-Fi hotspot | 5G-WLAN-Hotspot | Point d'accès Wi-Fi 5G | Punto de acceso wifi 5G
6US 60 ^- | PRESE USB POST. | Due prese USB-C posteriori | Two rear USB-C sockets | Zwei USB-C-Anschlüsse hinten | Deux prises USB-C à l'arrière | Dos tomas USB-C traseras
`;
