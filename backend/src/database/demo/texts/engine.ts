import type { GroupTexts } from '../label-texts.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl; a missing column is a missing translation.
export const engine: GroupTexts = {
  group: 'Engine and Gearbox',
  prefix: 'ENG',
  texts: `
TITLE DEFAULT ^.*_EV_.*$ | Motore e cambio | Engine and gearbox | Motor und Getriebe | Moteur et boîte de vitesses | Motor y cambio | Motor en versnellingsbak | Motor e caixa | Silnik i skrzynia biegów
TITLE ^.*_EV_.*$ | Batteria e motore elettrico | Battery and electric motor | Batterie und Elektromotor | Batterie et moteur électrique | Batería y motor eléctrico | Batterij en elektromotor | Bateria e motor elétrico | Akumulator i silnik elektryczny
CHOOSE | Scegli la motorizzazione | Choose your powertrain | Motorisierung wählen | Choisissez la motorisation | Elige la motorización | Kies de aandrijving | Escolha a motorização | Wybierz jednostkę napędową
GEARBOX_MANUAL | Cambio manuale a {gears} marce | {gears}-speed manual gearbox | Schaltgetriebe mit {gears} Gängen | Boîte manuelle à {gears} rapports | Cambio manual de {gears} marchas
GEARBOX_AUTO | Cambio automatico a {gears} rapporti | {gears}-speed automatic gearbox | Automatikgetriebe mit {gears} Stufen | Boîte automatique à {gears} rapports | Cambio automático de {gears} velocidades
DRIVE_FRONT | Trazione anteriore | Front-wheel drive | Frontantrieb | Traction avant | Tracción delantera | Voorwielaandrijving | Tração dianteira | Napęd na przednie koła
DRIVE_REAR ^CORSARO_.*$ | Trazione posteriore | Rear-wheel drive | Heckantrieb | Propulsion | Tracción trasera | Achterwielaandrijving | Tração traseira | Napęd na tylne koła
DRIVE_ALL ^.*_(4X4|AWD)$ | Trazione integrale permanente | Permanent all-wheel drive | Permanenter Allradantrieb | Transmission intégrale permanente | Tracción total permanente
POWER_VALUE | {kw} kW ({hp} CV) | {kw} kW ({hp} hp) | {kw} kW ({hp} PS) | {kw} kW ({hp} ch) | {kw} kW y {hp} CV | {kw} kW ({hp} pk) | {kw} kW, {hp} cv | {kw} kW ({hp} KM)
CHARGE_HOME ^.*_EV_.*$ | Ricarica a casa in circa {hours} ore | Charges at home in about {hours} hours | Lädt zu Hause in etwa {hours} Stunden | Recharge à domicile en {hours} heures environ | Se carga en casa en unas {hours} horas
CHARGE_FAST ^.*_EV_.*$ | Dal 10 all'80 % in {minutes} minuti a una colonnina rapida | From 10 to 80 % in {minutes} minutes at a rapid charger | Von 10 auf 80 % in {minutes} Minuten an der Schnellladesäule | De 10 à 80 % en {minutes} minutes sur une borne rapide | Del 10 al 80 % en {minutes} minutos en un cargador rápido
BATTERY_WARRANTY ^.*_EV_.*$ | Batteria garantita 8 anni o 160.000 km | Battery warranty: 8 years or 160,000 km | Batteriegarantie: 8 Jahre oder 160.000 km | Batterie garantie 8 ans ou 160 000 km | Batería con garantía de 8 años o 160.000 km
PLUG_IN ^LINCE_V6_HYB$ | Fino a {km} km in modalità elettrica | Up to {km} km in electric mode | Bis zu {km} km rein elektrisch | Jusqu'à {km} km en mode électrique | Hasta {km} km en modo eléctrico
LPG_TANK ^ONDA_10_LPG$ | Serbatoio GPL da {litres} litri al posto della ruota di scorta | {litres}-litre LPG tank in place of the spare wheel | Autogastank mit {litres} Litern anstelle des Reserverads | Réservoir GPL de {litres} litres à la place de la roue de secours | Depósito de GLP de {litres} litros en lugar de la rueda de repuesto
PAYLOAD ^.*_VAN_.*$ | Portata utile {kg} kg | Payload {kg} kg | Nutzlast {kg} kg | Charge utile de {kg} kg | Carga útil de {kg} kg
NOTE_OPTIONS | La scelta del motore può cambiare gli optional disponibili | Your choice of engine may change the options available | Die Motorwahl kann die verfügbaren Optionen verändern | Le choix du moteur peut modifier les options disponibles | La elección del motor puede cambiar las opciones disponibles
CHANGED | Motore cambiato: abbiamo aggiornato prezzo e consumi | Engine changed: price and consumption have been updated | Motor geändert: Preis und Verbrauch wurden angepasst | Moteur modifié : prix et consommation ont été mis à jour | Motor cambiado: hemos actualizado el precio y el consumo
`,
  parts: `
POWER | Potenza massima | Maximum power | Höchstleistung | Puissance maximale | Potencia máxima | Maximumvermogen | Potência máxima | Moc maksymalna
TORQUE | Coppia massima | Maximum torque | Maximales Drehmoment | Couple maximal | Par máximo | Maximumkoppel | Binário máximo | Maksymalny moment obrotowy
ACCELERATION | Accelerazione da 0 a 100 km/h | Acceleration from 0 to 100 km/h | Beschleunigung von 0 auf 100 km/h | Accélération de 0 à 100 km/h | Aceleración de 0 a 100 km/h | Acceleratie van 0 naar 100 km/u | Aceleração dos 0 aos 100 km/h | Przyspieszenie od 0 do 100 km/h
TOP_SPEED | Velocità massima | Top speed | Höchstgeschwindigkeit | Vitesse maximale | Velocidad máxima | Topsnelheid | Velocidade máxima | Prędkość maksymalna
CONSUMPTION | Consumo combinato | Combined consumption | Kombinierter Verbrauch | Consommation mixte | Consumo combinado | Gecombineerd verbruik | Consumo misto | Zużycie paliwa w cyklu mieszanym
CO2 | Emissioni di CO2 | CO2 emissions | CO2-Emissionen | Émissions de CO2 | Emisiones de CO2 | CO2-uitstoot | Emissões de CO2 | Emisja CO2
DISPLACEMENT | Cilindrata | Engine capacity | Hubraum | Cylindrée | Cilindrada | Cilinderinhoud | Cilindrada do motor | Pojemność skokowa
TANK | Capacità del serbatoio | Tank capacity | Tankinhalt | Capacité du réservoir | Capacidad del depósito | Tankinhoud | Capacidade do depósito | Pojemność zbiornika
WEIGHT | Massa in ordine di marcia | Kerb weight | Leergewicht | Masse en ordre de marche | Masa en orden de marcha | Rijklaar gewicht | Massa em ordem de marcha | Masa własna pojazdu
TOWING | Massa rimorchiabile | Towing capacity | Anhängelast | Capacité de remorquage | Capacidad de remolque | Trekgewicht | Capacidade de reboque | Masa przyczepy
NOISE | Livello sonoro | Noise level | Geräuschpegel | Niveau sonore | Nivel sonoro | Geluidsniveau | Nível de ruído | Poziom hałasu
EURO_CLASS | Classe ambientale | Emission standard | Abgasnorm | Norme antipollution | Norma de emisiones | Emissienorm | Norma de emissões | Norma emisji spalin
RANGE | Autonomia | Driving range | Reichweite | Autonomie | Autonomía | Actieradius | Autonomia de condução | Zasięg
CHARGING_POWER | Potenza di ricarica | Charging power | Ladeleistung | Puissance de charge | Potencia de carga | Laadvermogen | Potência de carregamento | Moc ładowania
TURNING | Diametro di sterzata | Turning circle | Wendekreis | Diamètre de braquage | Diámetro de giro | Draaicirkel | Diâmetro de viragem | Średnica zawracania
SERVICE | Intervallo di manutenzione | Service interval | Wartungsintervall | Intervalle d'entretien | Intervalo de mantenimiento | Onderhoudsinterval | Intervalo de manutenção | Okres między przeglądami
`,
  situations: `
NAME | {part} | {part} | {part} | {part} | {part} | {part} | {part} | {part}
HELP | {part}: come si misura | {part}: how it is measured | {part}: So wird gemessen | {part} : méthode de mesure | {part}: cómo se mide | {part}: zo wordt het gemeten | {part}: como se mede | {part}: jak się mierzy
COMPARE | {part}: confronto tra le versioni | {part}: comparison between versions | {part}: Vergleich der Versionen | {part} : comparaison des versions | {part}: comparación entre versiones | {part}: vergelijking van de versies | {part}: comparação entre versões | {part}: porównanie wersji
PENDING | {part}: dato in attesa di omologazione | {part}: figure awaiting type approval | {part}: Wert vorbehaltlich der Homologation | {part} : donnée en attente d'homologation | {part}: dato pendiente de homologación | {part}: waarde in afwachting van typegoedkeuring | {part}: dado a aguardar homologação | {part}: dane oczekujące na homologację
`,
};
