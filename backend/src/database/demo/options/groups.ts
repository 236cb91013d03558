export type GroupType = 'OPT' | 'ACC' | 'CUSTPRG';

export interface DemoOptGroup {
  code: string;
  groupType: GroupType;
  layergroup: string;
  exclusive: boolean;
  mandatory: boolean;
  comparisonEquipmentPos: number | null;
  /** English, as staff read it in menus. */
  description: string;
  label: string;
  modelEnableRegexp: string;
  /** The second half of every info text of the group, by language. */
  info: Record<string, string>;
}

// code type layer flags position [models] | English name | Italian label | info text: it | en | de | fr | es
const table = `
WHEELS OPT EXT xm 10 | Wheels | Cerchi | Misura e disegno sono omologati per il modello; una misura maggiore può aumentare i consumi. | Size and design are approved for the model; a larger size may increase consumption. | Größe und Design sind für das Modell zugelassen; größere Räder können den Verbrauch erhöhen. | Taille et dessin sont homologués pour le modèle ; une taille supérieure peut augmenter la consommation. | Medida y diseño están homologados para el modelo; una medida mayor puede aumentar el consumo.
TYRES OPT EXT - 20 | Tyres | Pneumatici | Montati e bilanciati in fabbrica sulla misura di cerchio scelta. | Fitted and balanced at the factory on the chosen wheel size. | Ab Werk auf der gewählten Radgröße montiert und ausgewuchtet. | Montés et équilibrés en usine sur la taille de jante choisie. | Montados y equilibrados en fábrica en la medida de llanta elegida.
PAINT OPT EXT xm 30 | Paint | Vernice | Quattro strati su fondo zincato; garanzia di dodici anni contro la corrosione passante. | Four coats on galvanised steel; twelve-year guarantee against perforation. | Vier Schichten auf verzinktem Blech; zwölf Jahre Garantie gegen Durchrostung. | Quatre couches sur tôle galvanisée ; garantie anti-perforation de douze ans. | Cuatro capas sobre chapa galvanizada; doce años de garantía contra la corrosión perforante.
ROOF OPT EXT x 40 | Roof | Tetto | Il carico ammesso sul tetto è indicato nel libretto di uso e manutenzione. | The permitted roof load is stated in the owner's handbook. | Die zulässige Dachlast steht in der Betriebsanleitung. | La charge admise sur le toit est indiquée dans la notice d'utilisation. | La carga admitida en el techo figura en el manual de uso.
EXT_TRIM OPT EXT - 50 | Exterior trim | Finiture esterne | Coordinata con il colore della carrozzeria; montaggio solo in fabbrica. | Matched to the body colour; fitted at the factory only. | Auf die Wagenfarbe abgestimmt; nur ab Werk lieferbar. | Coordonné à la teinte de carrosserie ; montage en usine uniquement. | A juego con el color de la carrocería; montaje solo en fábrica.
GLASS OPT EXT - - | Glass | Cristalli | Vetro di sicurezza omologato, con filtro ai raggi ultravioletti. | Approved safety glass with ultraviolet filter. | Zugelassenes Sicherheitsglas mit UV-Filter. | Verre de sécurité homologué, avec filtre ultraviolet. | Cristal de seguridad homologado con filtro ultravioleta.
LIGHTS OPT EXT - 60 | Lights | Illuminazione | Regolazione automatica della profondità e accensione al crepuscolo. | Automatic levelling and activation at dusk. | Automatische Leuchtweitenregelung und Einschaltung bei Dämmerung. | Réglage automatique en hauteur et allumage au crépuscule. | Regulación automática de altura y encendido crepuscular.
MIRRORS OPT EXT - - | Mirrors | Specchi | Ripiegabili elettricamente e riscaldati con il lunotto. | Power folding, heated together with the rear window. | Elektrisch anklappbar, mit der Heckscheibe beheizt. | Rabattables électriquement, dégivrés avec la lunette arrière. | Plegables eléctricamente, se calientan con la luneta trasera.
SEATS OPT INT x 70 | Seats | Sedili | Struttura a densità differenziata con sostegno lombare. | Variable-density structure with lumbar support. | Aufbau mit unterschiedlicher Dichte und Lordosenstütze. | Structure à densité variable avec soutien lombaire. | Estructura de densidad variable con apoyo lumbar.
UPHOLSTERY OPT INT xm 80 | Upholstery | Rivestimenti | Cuciture e bordini sono coordinati con la plancia. | Stitching and piping match the dashboard. | Nähte und Keder passen zum Armaturenbrett. | Coutures et passepoils sont assortis à la planche de bord. | Costuras y ribetes a juego con el salpicadero.
INT_TRIM OPT INT - 90 | Interior trim | Finiture interne | Applicata a plancia, tunnel e pannelli delle porte. | Applied to dashboard, tunnel and door panels. | An Armaturenbrett, Mitteltunnel und Türverkleidungen. | Appliqué sur la planche de bord, le tunnel et les contre-portes. | Aplicado en salpicadero, túnel y paneles de puerta.
STEERING OPT INT x - | Steering wheel | Volante | Corona a taglio inferiore piatto con comandi integrati. | Flat-bottomed rim with integrated controls. | Unten abgeflachter Kranz mit integrierten Bedienelementen. | Jante à base plate avec commandes intégrées. | Aro achatado con mandos integrados.
COMFORT OPT INT - 100 | Comfort | Comfort | Si comanda dallo schermo centrale e ricorda le preferenze di ogni conducente. | Operated from the centre screen; remembers each driver's preferences. | Bedienung über den Zentralbildschirm; merkt sich die Vorlieben jedes Fahrers. | Commandé depuis l'écran central, mémorise les préférences de chaque conducteur. | Se maneja desde la pantalla central y recuerda las preferencias de cada conductor.
CLIMATE OPT INT - 110 | Climate | Climatizzazione | Funziona anche a vettura ferma, dall'applicazione, dove il mercato lo consente. | Also works while parked, from the app, where the market allows it. | Funktioniert auch im Stand über die App, sofern im Markt erlaubt. | Fonctionne aussi à l'arrêt depuis l'application, là où le marché l'autorise. | Funciona también con el vehículo parado desde la aplicación, donde el mercado lo permite.
INFOTAINMENT OPT INT - 120 | Infotainment | Infotainment | Aggiornamenti a distanza per tutta la durata della garanzia. | Over-the-air updates for the whole warranty period. | Updates über Funk während der gesamten Garantiezeit. | Mises à jour à distance pendant toute la garantie. | Actualizaciones a distancia durante toda la garantía.
AUDIO OPT INT x - | Audio | Audio | Taratura acustica specifica per l'abitacolo del modello. | Acoustic tuning made for the cabin of the model. | Klangabstimmung eigens für den Innenraum des Modells. | Réglage acoustique propre à l'habitacle du modèle. | Ajuste acústico específico para el habitáculo del modelo.
CONNECTIVITY OPT INT - 130 | Connectivity | Connettività | Traffico dati incluso per tre anni; richiede la registrazione dell'utente. | Data traffic included for three years; requires user registration. | Datenverkehr drei Jahre inklusive; Registrierung erforderlich. | Données incluses pendant trois ans ; inscription de l'utilisateur requise. | Datos incluidos durante tres años; requiere el registro del usuario.
SAFETY OPT TEC - 140 | Safety | Sicurezza | Soddisfa le norme di sicurezza in vigore in ogni mercato. | Meets the safety rules in force in every market. | Erfüllt die Sicherheitsvorschriften aller Märkte. | Conforme aux normes de sécurité de chaque marché. | Cumple las normas de seguridad vigentes en cada mercado.
DRIVER_ASSIST OPT TEC - 150 | Driver assistance | Assistenza alla guida | Sistema di ausilio: la responsabilità resta sempre del conducente. | An aid: the driver always remains responsible. | Ein Hilfssystem: die Verantwortung bleibt stets beim Fahrer. | Une aide : la responsabilité reste toujours celle du conducteur. | Sistema de ayuda: la responsabilidad es siempre del conductor.
PARKING OPT TEC - 160 | Parking | Parcheggio | Si attiva da sé a bassa velocità e si disattiva dal volante. | Switches on by itself at low speed and off from the steering wheel. | Schaltet sich bei niedriger Geschwindigkeit selbst ein, am Lenkrad aus. | S'active à basse vitesse et se désactive depuis le volant. | Se activa a baja velocidad y se desactiva desde el volante.
CHASSIS OPT TEC - - | Chassis | Assetto | Taratura sviluppata su strada per il peso e la potenza del modello. | Tuned on the road for the weight and power of the model. | Auf der Straße für Gewicht und Leistung des Modells abgestimmt. | Réglage mis au point sur route pour le poids et la puissance du modèle. | Puesta a punto en carretera para el peso y la potencia del modelo.
BRAKES OPT TEC - - | Brakes | Freni | Dischi e pinze dimensionati per il peso massimo ammesso. | Discs and calipers sized for the maximum permitted weight. | Scheiben und Sättel für das zulässige Gesamtgewicht ausgelegt. | Disques et étriers dimensionnés pour la masse maximale admise. | Discos y pinzas dimensionados para el peso máximo admitido.
POWERTRAIN OPT TEC - - | Powertrain | Motore e cambio | I dati di consumo e di emissione cambiano con questa scelta. | Consumption and emission figures change with this choice. | Verbrauchs- und Emissionswerte ändern sich mit dieser Wahl. | Les données de consommation et d'émission changent avec ce choix. | Los datos de consumo y emisiones cambian con esta elección.
CHARGING OPT TEC - 170 ^.*(_EV_|_HYB).*$ | Charging | Ricarica | I tempi di ricarica dipendono dalla rete e dalla temperatura della batteria. | Charging times depend on the grid and on the battery temperature. | Ladezeiten hängen vom Netz und von der Batterietemperatur ab. | Le temps de recharge dépend du réseau et de la température de la batterie. | El tiempo de carga depende de la red y de la temperatura de la batería.
PACKS OPT SVC - 180 | Packs | Pacchetti | Il prezzo del pacchetto è inferiore alla somma delle singole voci. | The pack costs less than its single items together. | Das Paket kostet weniger als die Summe der Einzelpositionen. | Le pack coûte moins que la somme de ses éléments. | El paquete cuesta menos que la suma de sus elementos.
ACC_CARRY ACC ACC - - | Transport | Trasporto | Accessorio originale, montabile anche dopo la consegna. | Original accessory, can also be fitted after delivery. | Originalzubehör, auch nachträglich montierbar. | Accessoire d'origine, montable aussi après la livraison. | Accesorio original, puede montarse también tras la entrega.
ACC_CABIN ACC ACC - - | Cabin protection | Protezione abitacolo | Su misura per il modello, lavabile, senza odore. | Made to measure for the model, washable, odourless. | Maßgefertigt für das Modell, abwaschbar, geruchlos. | Sur mesure pour le modèle, lavable, sans odeur. | A medida del modelo, lavable e inodoro.
ACC_CHILD ACC ACC - - | Child safety | Sicurezza bambini | Conforme alla norma europea R129. | Complies with the European standard R129. | Entspricht der europäischen Norm R129. | Conforme à la norme européenne R129. | Cumple la norma europea R129.
ACC_WHEEL ACC ACC - - | Wheel accessories | Accessori ruote | Adatto a tutti i cerchi originali della gamma. | Suits all original wheels of the range. | Passt auf alle Originalräder der Modellreihe. | Convient à toutes les jantes d'origine de la gamme. | Adecuado para todas las llantas originales de la gama.
ACC_TECH ACC ACC - - | Electronics | Elettronica | Si installa in officina in meno di un'ora. | Installed by the workshop in less than an hour. | Einbau in der Werkstatt in weniger als einer Stunde. | Installation en atelier en moins d'une heure. | Se instala en el taller en menos de una hora.
ACC_LIFE ACC ACC - - | Travel and leisure | Viaggio e tempo libero | Scelto dal catalogo Alturia per chi viaggia. | Chosen from the Alturia catalogue for those who travel. | Ausgewählt aus dem Alturia-Katalog für Reisende. | Choisi dans le catalogue Alturia pour ceux qui voyagent. | Elegido del catálogo Alturia para quienes viajan.
CP_SERVICE CUSTPRG SVC - - | Service programmes | Programmi di assistenza | Valido in tutta la rete Alturia; si può prolungare prima della scadenza. | Valid in the whole Alturia network; can be extended before it ends. | Gültig im gesamten Alturia-Netz; vor Ablauf verlängerbar. | Valable dans tout le réseau Alturia ; prolongeable avant l'échéance. | Válido en toda la red Alturia; ampliable antes de su vencimiento.
CP_EXPERIENCE CUSTPRG SVC - - | Experiences | Esperienze | Su prenotazione, secondo il calendario degli eventi. | By reservation, according to the calendar of events. | Nach Anmeldung, gemäß Veranstaltungskalender. | Sur réservation, selon le calendrier des événements. | Con reserva, según el calendario de eventos.
`;

const INFO_LANGUAGES = ['it', 'en', 'de', 'fr', 'es'];

function parseGroup(line: string): DemoOptGroup {
  const [head = '', description = '', label = '', ...info] = line.split(' | ').map((cell) => cell.trim());
  const [code = '', type = '', layergroup = '', flags = '', position = '', models = 'DEFAULT'] =
    head.split(' ');
  return {
    code,
    groupType: type as GroupType,
    layergroup,
    exclusive: flags.includes('x'),
    mandatory: flags.includes('m'),
    comparisonEquipmentPos: position === '-' ? null : Number(position),
    description,
    label,
    modelEnableRegexp: models,
    info: Object.fromEntries(INFO_LANGUAGES.map((language, index) => [language, info[index] ?? ''])),
  };
}

/** What the feed sends and nobody has sorted yet: no label, no info text. */
const unsorted: DemoOptGroup = {
  code: 'UNKNOWN',
  groupType: 'OPT',
  layergroup: '',
  exclusive: false,
  mandatory: false,
  comparisonEquipmentPos: null,
  description: '',
  label: '',
  modelEnableRegexp: 'DEFAULT',
  info: {},
};

/** 25 groups of options, 6 of accessories, 2 of customer programmes and the one for what is not sorted. */
export const optGroups: DemoOptGroup[] = [...table.trim().split('\n').map(parseGroup), unsorted];
