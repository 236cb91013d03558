/** Accessories and customer programmes; the shape is that of equipment-outside.ts. */
export const accessories = `
# ACC_CARRY ^rack
A01 420 -sport | BOX TETTO 440 L | =accessories.ROOF_BOX
A02 190 -sport | BARRE PORTATUTTO | =accessories.ROOF_BARS
A03 110 -sport | PORTASCI 6 PAIA | =accessories.SKI_RACK
A04 380 -sport | PORTABICI DA GANCIO | =accessories.BIKE_RACK
A05 140 -sport | PORTACANOA | =accessories.KAYAK_RACK
A06 260 -sport | PORTABICI DA TETTO | Portabici da tetto | Roof bike rack | Fahrradträger fürs Dach | Porte-vélos de toit | Portabicicletas de techo
A07 95 -sport -van | BORSE SU MISURA BAGAG. | Set di borse su misura | Fitted luggage set | Maßgefertigtes Kofferset | Jeu de bagages sur mesure | Juego de maletas a medida
A08 310 +van | SCAFFALATURA VANO | Scaffalatura per il vano di carico | Load area shelving | Laderaumregale | Rayonnages de la zone de chargement | Estantería para la zona de carga
A09 1450 +sport | VALIGIE PELLE 2 PZ | Due valigie in pelle su misura | Two made-to-measure leather cases | Zwei Lederkoffer nach Maß | Deux valises en cuir sur mesure | Dos maletas de piel a medida
A10 75 | CINGHIE FERMACARICO | Cinghie fermacarico | Lashing straps | Zurrgurte | Sangles d'arrimage | Correas de sujeción
# ACC_CABIN ^mat
A11 85 -sport | VASCA BAGAGLIAIO | =accessories.BOOT_LINER
A12 60 | TAPPETI GOMMA | =accessories.RUBBER_MATS
A13 45 -sport | RETE FERMACARICO | =accessories.CARGO_NET
A14 210 -sport -van | GRIGLIA CANI | =accessories.DOG_GUARD
A15 130 | COPRISEDILI | =accessories.SEAT_COVERS
A16 70 -sport -van | TELO PROTEZ. DIVANO | Telo di protezione per il divano | Rear bench protector | Schutzdecke für die Rückbank | Housse de protection de banquette | Funda protectora del asiento trasero
A17 160 | BATTITACCO ALLUMINIO | Battitacco in alluminio | Aluminium door sills | Einstiegsleisten aus Aluminium | Seuils de porte en aluminium | Umbrales de aluminio
A18 55 -sport | PROTEZIONE SOGLIA | Protezione della soglia di carico | Load sill protector | Ladekantenschutz | Protection de seuil de chargement | Protector del umbral de carga
A19 40 | ORGANIZER BAGAGLIAIO | Organizzatore per bagagliaio | Boot organiser | Kofferraumorganizer | Organiseur de coffre | Organizador de maletero
A20 95 -van | TENDINE VETRI LAT. | Tendine per i vetri laterali | Side window blinds | Sonnenblenden für Seitenfenster | Stores de vitres latérales | Cortinillas para ventanillas laterales
# ACC_CHILD ^childseat
A21 210 -sport | SEGGIOLINO 0-13 KG | =accessories.CHILD_SEAT_SMALL
A22 190 -sport | SEGGIOLINO 15-36 KG | =accessories.CHILD_SEAT_BIG
A23 290 -sport | SEGGIOLINO 9-18 KG | Seggiolino da 9 a 18 kg | Child seat, 9 to 18 kg | Kindersitz von 9 bis 18 kg | Siège enfant de 9 à 18 kg | Silla infantil de 9 a 18 kg
A24 180 -sport ^- | BASE ISOFIX | Base ISOFIX girevole | Swivelling ISOFIX base | Drehbare ISOFIX-Basis | Base ISOFIX pivotante | Base ISOFIX giratoria
A25 25 | SPECCHIETTO BIMBO | Specchietto per controllare il bambino | Baby view mirror | Babyspiegel | Miroir de surveillance bébé | Espejo para vigilar al bebé
A26 35 -sport | PROTEZIONE SCHIENALE | Protezione dello schienale | Seat-back protector | Rückenlehnenschutz | Protection de dossier | Protector de respaldo
# ACC_WHEEL ^tyre
A31 120 | CATENE NEVE | =accessories.SNOW_CHAINS
A32 45 | BULLONI ANTIFURTO | =accessories.WHEEL_LOCKS
A33 20 | CAPPUCCI VALVOLE | =accessories.VALVE_CAPS
A34 50 | SACCHE RUOTE | =accessories.WHEEL_BAGS
A35 65 | PARASPRUZZI | =accessories.MUD_FLAPS
A36 890 -van ^wheel:5:grey | CERCHI LEGA 17 ACC. | Serie di cerchi da 17" per l'inverno | Set of 17" winter wheels | Satz 17-Zoll-Winterräder | Jeu de jantes hiver 17" | Juego de llantas de invierno 17"
A37 30 | COPRIMOZZI LOGO | Coprimozzi con logo fisso | Self-levelling hub caps | Selbstausrichtende Nabendeckel | Cache-moyeux à logo fixe | Tapacubos con logotipo fijo
A38 110 | CALZE DA NEVE | Calze da neve | Snow socks | Schneesocken | Chaussettes à neige | Fundas textiles para nieve
A39 85 ^- | KIT RIPARAZ. PNEUM. | Kit di riparazione con compressore | Repair kit with compressor | Reparaturset mit Kompressor | Kit de réparation avec compresseur | Kit de reparación con compresor
A3A 40 | PORTARUOTE | Supporto a muro per le ruote | Wall rack for wheels | Felgenwandhalter | Support mural pour roues | Soporte mural para ruedas
# ACC_TECH ^camera
A41 240 | TELECAMERA DI BORDO | =accessories.DASH_CAM
A42 60 -van ^phone | SUPPORTO TABLET | =accessories.TABLET_HOLDER
A43 340 | TELECAM. POST. ACC. | Telecamera posteriore aggiuntiva | Retrofit rear camera | Rückfahrkamera zum Nachrüsten | Caméra de recul additionnelle | Cámara trasera adicional
A44 180 ^phone | BASE RICARICA INDUZ. | Base di ricarica a induzione | Wireless charging pad | Induktive Ladeschale | Socle de charge par induction | Base de carga inalámbrica
A45 290 ^safety | ALLARME AGGIUNTIVO | Allarme aggiuntivo con sirena | Additional alarm with siren | Zusatzalarm mit Sirene | Alarme additionnelle avec sirène | Alarma adicional con sirena
A46 150 ^camera | SENSORI PARCH. ANT. | Sensori di parcheggio anteriori | Front parking sensors | Einparksensoren vorn | Capteurs de stationnement avant | Sensores de aparcamiento delanteros
A47 690 +plug ^plug | WALLBOX PORTATILE | Caricatore portatile da 11 kW | Portable 11 kW charger | Mobiles Ladegerät mit 11 kW | Chargeur portable de 11 kW | Cargador portátil de 11 kW
A48 80 +plug ^plug | CUSTODIA CAVO RICAR. | Custodia per il cavo di ricarica | Charging cable bag | Tasche für das Ladekabel | Housse pour câble de recharge | Bolsa para el cable de carga
A49 110 ^lamp | LUCI LOGO PORTE | Proiettori del logo nelle porte | Door logo projectors | Türlichtprojektoren | Projecteurs de logo dans les portes | Proyectores de logotipo en las puertas
A4A 130 ^speaker | ALTOPARLANTE PORTAT. | Altoparlante portatile | Portable speaker | Tragbarer Lautsprecher | Enceinte portable | Altavoz portátil
# ACC_LIFE ^bag
A51 180 | TELO COPRIVETTURA | =accessories.CAR_COVER
A52 70 -van | DEFLETTORI ARIA | =accessories.WIND_DEFLECTORS
A53 35 | KIT PRONTO SOCCORSO | =accessories.SAFETY_KIT
A54 20 | TRIANGOLO E GIUBBOTTO | =accessories.WARNING_TRIANGLE
A55 55 | BORSA ATTREZZI | =accessories.TOOL_KIT
A56 210 | FRIGO PORTATILE 15 L | =accessories.COOL_BOX
A57 25 -sport | GRUCCIA POGGIATESTA | =accessories.COAT_HANGER
A58 640 | PELLICOLA PROTEZ. | =accessories.PAINT_PROTECTION
A59 45 | KIT CURA AUTO | =accessories.CARE_KIT
A5A 30 | GUSCIO CHIAVE | =accessories.KEY_COVER
A5B 480 +suv | TENDALINO | =accessories.AWNING
A5C 15 ^- ! | OMBRELLO ALTURIA | Ombrello da passeggio | Walking umbrella | Stockschirm | Parapluie canne |
A5D 350 +suv ^- | TENDA DA TETTO | Tenda da tetto | Roof tent | Dachzelt | Tente de toit | Tienda de techo
A5E 20 | PORTADOCUMENTI PELLE | Portadocumenti in pelle | Leather document wallet | Dokumentenmappe aus Leder | Porte-documents en cuir | Portadocumentos de piel
# CP_SERVICE ^service
C01 690 | ESTENS. GARANZIA 5 A | =options.EXTENDED_WARRANTY
C02 890 | MANUTENZIONE 4 ANNI | Manutenzione programmata per quattro anni | Four-year scheduled maintenance | Wartungsplan für vier Jahre | Entretien programmé pendant quatre ans | Mantenimiento programado durante cuatro años
C03 240 | ASSIST. STRADALE PLUS | Assistenza stradale Plus | Roadside assistance Plus | Pannenhilfe Plus | Assistance routière Plus | Asistencia en carretera Plus
C04 390 | AUTO SOSTITUTIVA | Auto sostitutiva sempre garantita | Guaranteed replacement car | Garantiertes Ersatzfahrzeug | Véhicule de remplacement garanti | Vehículo de sustitución garantizado
C05 290 +plug ^plug | ABBONAM. RICARICA | Abbonamento alla rete di ricarica | Charging network subscription | Abonnement für das Ladenetz | Abonnement au réseau de recharge | Suscripción a la red de carga
C06 150 ^- | RITIRO E CONSEGNA | Ritiro e consegna a domicilio | Home pick-up and delivery | Hol- und Bringservice | Prise en charge et livraison à domicile | Recogida y entrega a domicilio
# CP_EXPERIENCE ^flag
C11 0 * | CONSEGNA IN FABBRICA | Ritiro in fabbrica con visita | Factory collection with tour | Werksabholung mit Führung | Retrait en usine avec visite | Recogida en fábrica con visita
C12 1900 +power | CORSO GUIDA SPORTIVA | Corso di guida sportiva | Sports driving course | Sportfahrertraining | Stage de conduite sportive | Curso de conducción deportiva
C13 450 -van | GUIDA SICURA | Corso di guida sicura | Safe driving course | Fahrsicherheitstraining | Stage de conduite sûre | Curso de conducción segura
C14 2600 +sport ? | RADUNO IN PISTA | Giornata in pista con istruttore | Track day with an instructor | Rennstreckentag mit Instruktor | Journée circuit avec instructeur | Día en circuito con instructor
`;
