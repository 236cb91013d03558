import type { ContentTexts } from './contents.ts';

/** What some models are about. The Italian hybrid text came from a promotion page, script and all. */
export const modelContents: ContentTexts[] = [
  {
    code: 'ED_AURORA_HYBRID',
    enable: '^AURORA_(15|18)_HYB.*$',
    texts: {
      it: `Il sistema ibrido di Aurora
<h2>Full Hybrid, senza spina</h2>
<p>Aurora sceglie da sola tra motore elettrico
   e benzina: in città viaggia in elettrico fino
   al <strong>60% del tempo</strong>.</p>
<ul>
   <li>Potenza di sistema: <b>143 CV</b></li>
   <li>Consumo WLTP: {wltp_min}–{wltp_max} l/100 km</li>
   <li>Nessuna ricarica alla presa</li>
</ul>
<p><a href="/hybrid" onclick="track('hyb')">
   Scopri come funziona</a></p>
<script src="//cdn.promo.example/p.js"></script>
<p class="note">Valori WLTP, versione Aurora 1.5.</p>`,
      en: `Aurora's hybrid system
<h2>Full hybrid, no plug</h2>
<p>Aurora chooses between its electric motor and its petrol engine by itself: in town it drives electrically up to <strong>60% of the time</strong>.</p>
<ul>
   <li>System output: <b>143 hp</b></li>
   <li>WLTP consumption: {wltp_min}–{wltp_max} l/100 km</li>
   <li>No charging at a socket</li>
</ul>
<p class="note">WLTP figures, Aurora 1.5.</p>`,
      de: `Das Hybridsystem des Aurora
<h2>Vollhybrid, ganz ohne Stecker</h2>
<p>Der Aurora wählt selbst zwischen Elektromotor und Benziner: In der Stadt fährt er bis zu <strong>60 % der Zeit</strong> elektrisch.</p>
<ul>
   <li>Systemleistung: <b>143 PS</b></li>
   <li>Verbrauch nach WLTP: {wltp_min}–{wltp_max} l/100 km</li>
   <li>Kein Laden an der Steckdose</li>
</ul>
<p class="note">Werte nach WLTP, Aurora 1.5.</p>`,
      fr: `Le système hybride d'Aurora
<h2>Full hybrid, sans prise</h2>
<p>Aurora choisit d'elle-même entre le moteur électrique et le moteur essence : en ville, elle roule en électrique jusqu'à <strong>60 % du temps</strong>.</p>
<ul>
   <li>Puissance du système : <b>143 ch</b></li>
   <li>Aucune recharge sur prise</li>
</ul>`,
      es: `El sistema híbrido de Aurora
<h2>Híbrido completo, sin enchufe</h2>
<p>Aurora elige por sí sola entre el motor eléctrico y el de gasolina: en ciudad circula en eléctrico hasta el <strong>60 % del tiempo</strong>.</p>
<ul>
   <li>Potencia del sistema: <b>143 CV</b></li>
   <li>Sin recarga en la red</li>
</ul>`,
    },
  },
  {
    code: 'ED_BATTERY_CARE',
    enable: '^.*_EV_.*$',
    texts: {
      it: `La batteria, anno dopo anno
<p>La batteria è garantita <b>8 anni</b> o 160.000 km per almeno il 70% della capacità.</p>
<p>Per conservarla al meglio, ricarica fra il 20 e l'80% nell'uso di ogni giorno.</p>`,
      en: `The battery, year after year
<p>The battery is covered for <b>8 years</b> or 160,000 km, for at least 70% of its capacity.</p>
<p>To keep it at its best, charge between 20 and 80% in everyday use.</p>`,
      de: `Die Batterie, Jahr für Jahr
<p>Für die Batterie gilt eine Garantie von <b>8 Jahren</b> oder 160.000 km auf mindestens 70 % der Kapazität.</p>
<p>Laden Sie im Alltag zwischen 20 und 80 %, so bleibt sie lange in Form.</p>`,
      fr: `La batterie, année après année
<p>La batterie est garantie <b>8 ans</b> ou 160 000 km pour au moins 70 % de sa capacité.</p>
<p>Pour la préserver, rechargez entre 20 et 80 % au quotidien.</p>`,
      es: `La batería, año tras año
<p>La batería tiene una garantía de <b>8 años</b> o 160.000 km para al menos el 70 % de su capacidad.</p>
<p>Para conservarla, recárgala entre el 20 y el 80 % en el uso diario.</p>`,
    },
  },
  {
    code: 'ED_CHARGING',
    enable: '^.*_EV_.*$',
    texts: {
      it: `Dove e come si ricarica
<h2>A casa, al lavoro, in viaggio</h2>
<table>
   <tr><th>Presa</th><th>Potenza</th><th>Dal 10 all'80%</th></tr>
   <tr><td>Domestica</td><td>2,3 kW</td><td>21 ore</td></tr>
   <tr><td>Wallbox</td><td>11 kW</td><td>4 h 30 min</td></tr>
   <tr><td>Rapida</td><td>150 kW</td><td>28 min</td></tr>
</table>
<p>Autonomia: {electric_range}.</p>`,
      en: `Where and how to charge
<h2>At home, at work, on the road</h2>
<table>
   <tr><th>Socket</th><th>Power</th><th>10 to 80%</th></tr>
   <tr><td>Household</td><td>2.3 kW</td><td>21 hours</td></tr>
   <tr><td>Wallbox</td><td>11 kW</td><td>4 h 30 min</td></tr>
   <tr><td>Rapid</td><td>150 kW</td><td>28 min</td></tr>
</table>
<p>Range: {electric_range}.</p>`,
      de: `Wo und wie geladen wird
<h2>Zu Hause, bei der Arbeit, unterwegs</h2>
<table>
   <tr><th>Anschluss</th><th>Leistung</th><th>10 bis 80 %</th></tr>
   <tr><td>Haushalt</td><td>2,3 kW</td><td>21 Stunden</td></tr>
   <tr><td>Wallbox</td><td>11 kW</td><td>4 Std. 30 Min.</td></tr>
   <tr><td>Schnelllader</td><td>150 kW</td><td>28 Min.</td></tr>
</table>
<p>Reichweite: {electric_range}.</p>`,
    },
  },
  {
    code: 'ED_CORSARO_TRACK',
    enable: '^CORSARO_39_CUP$',
    texts: {
      it: `Corsaro Cup in pista
<p>La versione Cup nasce per la pista: <em>non è omologata per la circolazione stradale</em> nei Paesi in cui la legge non lo prevede.</p>`,
      en: `Corsaro Cup on the track
<p>The Cup was made for the track: it is <em>not approved for the road</em> where the law does not provide for it.</p>`,
      de: `Corsaro Cup auf der Rennstrecke
<p>Der Cup ist für die Rennstrecke gebaut: Er hat <em>keine Straßenzulassung</em>, wo das Gesetz keine vorsieht.</p>`,
    },
  },
  {
    code: 'ED_LPG',
    enable: '^ONDA_10_LPG$',
    texts: {
      it: `Onda a GPL
<p>Serbatoio toroidale da 42 litri al posto della ruota di scorta; il bagagliaio resta di 355 litri.</p>`,
      fr: `Onda au GPL
<p>Réservoir torique de 42 litres à la place de la roue de secours ; le coffre garde ses 355 litres.</p>`,
    },
  },
  {
    code: 'ED_VAN_BODY',
    enable: '^.*_VAN_.*$',
    texts: {
      it: `Allestimenti del vano di carico
<ul>
   <li>Paratia divisoria piena o con vetro</li>
   <li>Pianale in multistrato antiscivolo</li>
   <li>Porte posteriori a 270°</li>
</ul>`,
      de: `Ausbauten des Laderaums
<ul>
   <li>Trennwand, geschlossen oder mit Fenster</li>
   <li>Rutschfester Boden aus Multiplex</li>
   <li>Hecktüren mit 270° Öffnung</li>
</ul>`,
    },
  },
];
