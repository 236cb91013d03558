import type { GroupTexts } from '../label-texts.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl; a missing column is a missing translation.
export const options: GroupTexts = {
  group: 'Options',
  prefix: 'OPT',
  texts: `
TITLE | Optional e pacchetti | Options and packs | Sonderausstattung und Pakete | Options et packs | Opciones y paquetes | Opties en pakketten | Opcionais e packs | Opcje i pakiety
SEARCH | Cerca per nome o codice | Search by name or code | Nach Name oder Code suchen | Rechercher par nom ou code | Buscar por nombre o código | Zoek op naam of code | Procurar por nome ou código | Szukaj według nazwy lub kodu
SHOW_CHOSEN | Mostra solo ciò che ho scelto | Show only what I have chosen | Nur meine Auswahl anzeigen | Afficher uniquement mes choix | Mostrar solo lo que he elegido
ADDED | {name} è nella tua configurazione | {name} is in your configuration | {name} ist in Ihrer Konfiguration | {name} figure dans votre configuration | {name} está en tu configuración
REMOVED | {name} non fa più parte della configurazione | {name} is no longer in the configuration | {name} gehört nicht mehr zur Konfiguration | {name} ne fait plus partie de la configuration | {name} ya no forma parte de la configuración
PACK_SAVING | Con questo pacchetto risparmi {price} | You save {price} with this pack | Mit diesem Paket sparen Sie {price} | Avec ce pack, vous économisez {price} | Con este paquete ahorras {price} | Met dit pakket bespaart u {price} | Com este pack poupa {price} | Z tym pakietem oszczędzasz {price}
PACK_CONTENT | Contenuto del pacchetto | What the pack includes | Inhalt des Pakets | Contenu du pack | Contenido del paquete | Inhoud van het pakket | Conteúdo do pack | Zawartość pakietu
ALSO_ADDS | Questa scelta comporta anche: {names} | This choice also adds: {names} | Diese Wahl umfasst außerdem: {names} | Ce choix entraîne également : {names} | Esta elección incluye también: {names}
ALSO_REMOVES | Per continuare togliamo: {names} | To continue we remove: {names} | Um fortzufahren, entfernen wir: {names} | Pour continuer, nous retirons : {names} | Para continuar quitamos: {names}
CONFIRM_CHANGE | Vuoi applicare queste modifiche? | Apply these changes? | Möchten Sie diese Änderungen übernehmen? | Appliquer ces modifications ? | ¿Quieres aplicar estos cambios?
STANDARD_TAG | Di serie | Standard | Serienmäßig | De série | De serie | Standaarduitrusting | De fábrica | Seryjnie
NO_PRICE | Prezzo da definire con il concessionario | Price to be agreed with your dealer | Preis beim Händler zu erfragen | Prix à convenir avec le concessionnaire | Precio a consultar con el concesionario
NONE DEFAULT ^.*_FLEET$ | Nessun optional scelto: la tua auto è già completa così | No options chosen: your car is complete as it is | Keine Option gewählt: Ihr Auto ist bereits komplett | Aucune option choisie : votre voiture est déjà complète | Ninguna opción elegida: tu coche ya está completo así
TOW_NOTE DEFAULT ^(CORSARO_.*|ONDA_EV_.*)$ | Il gancio di traino va annotato sulla carta di circolazione | The tow bar must be entered in the registration document | Die Anhängerkupplung muss in den Fahrzeugpapieren eingetragen werden | L'attelage doit figurer sur le certificat d'immatriculation | La bola de remolque debe figurar en el permiso de circulación
TRACK_PACK ^CORSARO_39_CUP$ | Il pacchetto Pista toglie 38 kg e il climatizzatore | The Track pack removes 38 kg and the air conditioning | Das Rennstreckenpaket spart 38 kg und die Klimaanlage | Le pack Circuit retire 38 kg et la climatisation | El paquete Circuito quita 38 kg y el climatizador
`,
  parts: `
ADAPTIVE_CRUISE | Regolatore di velocità adattivo | Adaptive cruise control | Adaptiver Tempomat | Régulateur de vitesse adaptatif | Control de crucero adaptativo | Adaptieve cruisecontrol | Cruise control adaptativo | Tempomat adaptacyjny
LANE_ASSIST | Assistente al mantenimento di corsia | Lane keeping assist | Spurhalteassistent | Aide au maintien dans la voie | Asistente de mantenimiento de carril | Rijstrookassistent | Assistente de manutenção na faixa | Asystent utrzymania pasa ruchu
BLIND_SPOT | Monitoraggio dell'angolo cieco | Blind spot monitor | Totwinkelwarner | Surveillance des angles morts | Control de ángulo muerto | Dodehoekdetectie | Monitor de ângulo morto | Monitorowanie martwego pola
EMERGENCY_BRAKE | Frenata automatica d'emergenza | Automatic emergency braking | Notbremsassistent | Freinage automatique d'urgence | Frenada automática de emergencia | Automatische noodrem | Travagem automática de emergência | Automatyczne hamowanie awaryjne
PARKING_SENSORS | Sensori di parcheggio | Parking sensors | Einparksensoren | Capteurs de stationnement | Sensores de aparcamiento | Parkeersensoren | Sensores de estacionamento | Czujniki parkowania
REAR_CAMERA | Telecamera posteriore | Rear view camera | Rückfahrkamera | Caméra de recul | Cámara trasera | Achteruitrijcamera | Câmara traseira | Kamera cofania
CAMERA_360 | Telecamere perimetrali | Surround view cameras | Rundumsichtkameras | Caméras à vision périphérique | Cámaras perimetrales | Rondomzichtcamera's | Câmaras periféricas | Kamery dookoła pojazdu
AUTO_PARKING | Parcheggio automatico | Automatic parking | Automatisches Einparken | Stationnement automatique | Aparcamiento automático | Automatisch parkeren | Estacionamento automático | Automatyczne parkowanie
SIGN_READING | Lettura dei segnali stradali | Traffic sign recognition | Verkehrszeichenerkennung | Lecture des panneaux | Lectura de señales de tráfico | Verkeersbordherkenning | Leitura de sinais de trânsito | Rozpoznawanie znaków drogowych
FATIGUE_ALERT | Avviso di stanchezza | Driver fatigue alert | Müdigkeitswarner | Alerte de fatigue | Aviso de cansancio | Vermoeidheidswaarschuwing | Alerta de cansaço | Ostrzeganie o zmęczeniu
NIGHT_VISION | Visione notturna | Night vision | Nachtsichtsystem | Vision nocturne | Visión nocturna | Nachtzicht | Visão noturna | System noktowizyjny
HEAD_UP | Proiezione sul parabrezza | Head-up display | Anzeige in der Frontscheibe | Affichage tête haute | Proyección en el parabrisas | Projectie op de voorruit | Projeção no para-brisas | Wyświetlacz przezierny
NAVIGATION | Navigatore con mappe europee | Navigation with European maps | Navigation mit Europakarten | Navigation avec cartes d'Europe | Navegador con mapas de Europa | Navigatie met kaarten van Europa | Navegação com mapas da Europa | Nawigacja z mapami Europy
PHONE_MIRRORING | Collegamento senza fili del telefono | Wireless phone mirroring | Kabellose Smartphone-Anbindung | Connexion sans fil du téléphone | Conexión inalámbrica del teléfono | Draadloze telefoonkoppeling | Ligação sem fios do telefone | Bezprzewodowe połączenie z telefonem
WIRELESS_CHARGING | Ricarica a induzione del telefono | Wireless phone charging | Induktives Laden des Telefons | Recharge du téléphone par induction | Carga inalámbrica del teléfono | Draadloos telefoonladen | Carregamento do telefone por indução | Bezprzewodowe ładowanie telefonu
SOUND_SYSTEM | Impianto audio a 12 altoparlanti | 12-speaker sound system | Soundsystem mit 12 Lautsprechern | Système audio à 12 haut-parleurs | Equipo de sonido con 12 altavoces | Geluidssysteem met 12 luidsprekers | Sistema de som com 12 altifalantes | System audio z 12 głośnikami
DIGITAL_RADIO | Radio digitale | Digital radio | Digitalradio | Radio numérique | Radio digital | Digitale radio | Rádio digital | Radio cyfrowe
VOICE_CONTROL | Comandi vocali | Voice control | Sprachsteuerung | Commande vocale | Control por voz | Spraakbediening | Comando por voz | Sterowanie głosowe
REMOTE_APP | Controllo da applicazione | App remote control | Fernbedienung per App | Commande à distance par application | Control desde la aplicación | Bediening via app | Controlo por aplicação | Sterowanie z aplikacji
KEYLESS_ENTRY | Accesso senza chiave | Keyless entry | Schlüsselloser Zugang | Accès sans clé | Acceso sin llave | Sleutelloze toegang | Acesso sem chave | Dostęp bezkluczykowy
DIGITAL_KEY | Chiave sul telefono | Phone as a key | Schlüssel im Smartphone | Clé sur téléphone | Llave en el teléfono | Sleutel op de telefoon | Chave no telemóvel | Kluczyk w telefonie
ALARM | Antifurto volumetrico | Volumetric alarm | Innenraumüberwachung | Alarme volumétrique | Alarma volumétrica | Alarm met interieurbeveiliging | Alarme volumétrico | Alarm z czujnikiem ruchu
SATELLITE_TRACKING | Localizzatore satellitare | Satellite tracking | Satellitenortung | Localisation par satellite | Localizador por satélite | Satellietvolgsysteem | Localizador por satélite integrado | Lokalizator satelitarny
RAIN_SENSOR | Sensore pioggia e crepuscolare | Rain and light sensor | Regen- und Lichtsensor | Capteur de pluie et de luminosité | Sensor de lluvia y luz | Regen- en lichtsensor | Sensor de chuva e luz | Czujnik deszczu i zmierzchu
HEAT_PUMP | Pompa di calore | Heat pump | Wärmepumpe | Pompe à chaleur | Bomba de calor | Warmtepomp | Sistema de bomba de calor | Pompa ciepła
WALLBOX | Stazione di ricarica domestica | Home charging station | Heimladestation | Borne de recharge domestique | Cargador doméstico | Thuislaadpunt | Posto de carregamento doméstico | Domowa stacja ładowania
CHARGE_CABLE | Cavo di ricarica pubblica | Public charging cable | Ladekabel für öffentliche Säulen | Câble de recharge publique | Cable de carga pública | Kabel voor openbaar laden | Cabo para carga pública | Kabel do ładowania publicznego
ONBOARD_22KW | Caricatore di bordo da 22 kW | 22 kW on-board charger | Bordladegerät mit 22 kW | Chargeur embarqué de 22 kW | Cargador de a bordo de 22 kW | Boordlader van 22 kW | Carregador de bordo de 22 kW | Ładowarka pokładowa 22 kW
AIR_SUSPENSION | Sospensioni pneumatiche | Air suspension | Luftfederung | Suspension pneumatique | Suspensión neumática | Luchtvering | Suspensão pneumática | Zawieszenie pneumatyczne
ADAPTIVE_DAMPERS | Ammortizzatori adattivi | Adaptive dampers | Adaptive Dämpfer | Amortisseurs adaptatifs | Amortiguadores adaptativos | Adaptieve schokdempers | Amortecedores adaptativos | Amortyzatory adaptacyjne
FRONT_LIFT | Sollevatore dell'asse anteriore | Front axle lift | Vorderachslift | Élévateur d'essieu avant | Elevador del eje delantero | Vooraslift | Elevador do eixo dianteiro | Podnośnik przedniej osi
SPORT_EXHAUST | Scarico sportivo | Sports exhaust | Sportabgasanlage | Échappement sport | Escape deportivo | Sportuitlaat | Escape desportivo | Sportowy układ wydechowy
LIMITED_SLIP | Differenziale autobloccante | Limited-slip differential | Sperrdifferenzial | Différentiel à glissement limité | Diferencial autoblocante | Sperdifferentieel | Diferencial de deslizamento limitado | Mechanizm różnicowy o ograniczonym poślizgu
HILL_DESCENT | Controllo in discesa | Hill descent control | Bergabfahrhilfe | Contrôle en descente | Control de descenso | Afdalingsassistent | Controlo de descida | Kontrola zjazdu
DRIVE_MODES | Selettore delle modalità di guida | Drive mode selector | Fahrmodusschalter | Sélecteur de modes de conduite | Selector de modos de conducción | Rijmodusschakelaar | Seletor de modos de condução | Przełącznik trybów jazdy
TYRE_PRESSURE | Controllo della pressione dei pneumatici | Tyre pressure monitoring | Reifendruckkontrolle | Contrôle de pression des pneus | Control de presión de neumáticos | Bandenspanningscontrole | Controlo da pressão dos pneus | Kontrola ciśnienia w oponach
SIDE_AIRBAGS | Airbag laterali posteriori | Rear side airbags | Seitenairbags hinten | Airbags latéraux arrière | Airbags laterales traseros | Zijairbags achter | Airbags laterais traseiros | Tylne boczne poduszki powietrzne
CHILD_SEAT | Attacchi per seggiolino | Child seat anchors | Kindersitzbefestigung | Fixations pour siège enfant | Anclajes para silla infantil | Bevestiging voor kinderzitje | Fixações para cadeira de criança | Mocowanie fotelika dziecięcego
AIR_QUALITY | Filtro dell'aria abitacolo | Cabin air filter | Innenraumluftfilter | Filtre à air d'habitacle | Filtro de aire del habitáculo | Interieurluchtfilter | Filtro de ar do habitáculo | Filtr powietrza kabiny
AUX_HEATER | Riscaldatore autonomo | Auxiliary heater | Standheizung | Chauffage autonome | Calefacción autónoma | Standverwarming | Aquecedor autónomo | Ogrzewanie postojowe
SMOKER_KIT | Kit fumatori | Smoker's kit | Raucherpaket | Kit fumeur | Kit de fumador | Rokerspakket | Kit de fumador com cinzeiro | Zestaw dla palących
SKI_HATCH | Passaggio per gli sci | Ski hatch | Skidurchreiche | Trappe à skis | Trampilla para esquís | Skiluik | Passagem para esquis | Otwór na narty
ELECTRIC_SEATS | Regolazione elettrica dei sedili | Electric seat adjustment | Elektrische Sitzverstellung | Réglage électrique des sièges | Ajuste eléctrico de los asientos | Elektrische stoelverstelling | Regulação elétrica dos bancos | Elektryczna regulacja foteli
SEAT_MEMORY | Memoria dei sedili | Seat memory | Sitzmemory | Mémoire des sièges | Memoria de los asientos | Stoelgeheugen | Memória dos bancos | Pamięć ustawień foteli
EXTENDED_WARRANTY | Estensione della garanzia | Extended warranty | Garantieverlängerung | Extension de garantie | Ampliación de garantía | Garantieverlenging | Extensão da garantia | Przedłużenie gwarancji
`,
  situations: `
NAME | {part} | {part} | {part} | {part} | {part} | {part} | {part} | {part}
ADD | {part}: aggiungi alla configurazione | {part}: add to configuration | {part}: zur Konfiguration hinzufügen | {part} : ajouter à la configuration | {part}: añadir a la configuración | {part}: toevoegen aan samenstelling | {part}: adicionar à configuração | {part}: dodaj do konfiguracji
REMOVE | {part}: togli dalla configurazione | {part}: remove from configuration | {part}: aus der Konfiguration entfernen | {part} : retirer de la configuration | {part}: quitar de la configuración | {part}: verwijderen uit samenstelling | {part}: retirar da configuração | {part}: usuń z konfiguracji
EXTRA | {part}: sovrapprezzo {price} | {part}: {price} extra | {part}: Aufpreis {price} | {part} : supplément de {price} | {part}: suplemento de {price} | {part}: meerprijs {price} | {part}: suplemento de {price} a pagar | {part}: dopłata {price}
TOOLTIP | {part}: apri la descrizione e il video | {part}: open the description and the video | {part}: Beschreibung und Video öffnen | {part} : ouvrir la description et la vidéo | {part}: abrir la descripción y el vídeo | {part}: beschrijving en video openen | {part}: abrir a descrição e o vídeo | {part}: otwórz opis i film
REQUIRES | {part}: richiede la scelta di {name} | {part}: requires {name} to be chosen | {part}: setzt die Wahl von {name} voraus | {part} : suppose le choix de {name} | {part}: requiere elegir {name} | {part}: vereist de keuze van {name} | {part}: requer a escolha de {name} | {part}: wymaga wyboru {name}
`,
};
