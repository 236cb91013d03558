import type { ContentTexts } from './contents.ts';

/** Money, contracts and what the law wants to be said. */
export const businessContents: ContentTexts[] = [
  {
    code: 'ED_INCENTIVES',
    enable: '^.*_EV_.*$',
    texts: {
      it: `Incentivi statali
<p>Contributo fino a <strong>{incentive_amount}</strong> con rottamazione, fino a esaurimento dei fondi.</p>`,
      en: `State incentives
<p>A grant of up to <strong>{incentive_amount}</strong> when you scrap a car, while funds last.</p>`,
      de: `Staatliche Förderung
<p>Zuschuss bis zu <strong>{incentive_amount}</strong> bei Verschrottung, solange Mittel vorhanden sind.</p>`,
      fr: `Aides de l'État
<p>Une aide jusqu'à <strong>{incentive_amount}</strong> pour la mise au rebut, dans la limite des crédits disponibles.</p>`,
    },
  },
  {
    code: 'ED_LEGAL_WLTP',
    texts: {
      it: `Note sui consumi WLTP
<p>I valori indicati sono stati rilevati secondo la procedura WLTP, regolamento (UE) 2017/1151; dipendono anche da stile di guida, percorso e clima.</p>`,
      en: `Notes on WLTP consumption
<p>The figures were measured according to the WLTP procedure, Regulation (EU) 2017/1151; driving style, route and climate affect them as well.</p>`,
      de: `Hinweise zum Verbrauch nach WLTP
<p>Die Werte wurden nach dem Messverfahren WLTP ermittelt, Verordnung (EU) 2017/1151; auch Fahrweise, Strecke und Witterung beeinflussen sie.</p>`,
      fr: `Consommations WLTP
<p>Valeurs mesurées selon la procédure WLTP, règlement (UE) 2017/1151 ; elles dépendent aussi de la conduite, du trajet et du climat.</p>`,
      es: `Notas sobre el consumo WLTP
<p>Valores medidos según el procedimiento WLTP, Reglamento (UE) 2017/1151; también dependen de la conducción, el trayecto y el clima.</p>`,
    },
  },
  {
    code: 'ED_FINANCE_EXAMPLE',
    disable: '^CORSARO_39_CUP$',
    texts: {
      it: `Esempio di finanziamento
<p>{finance_example}.</p>
<p class="note">Messaggio pubblicitario con finalità promozionale. Salvo approvazione di {legal_company}.</p>`,
      en: `Finance example
<p>{finance_example}.</p>
<p class="note">Subject to status and to approval by {legal_company}.</p>`,
      de: `Finanzierungsbeispiel
<p>{finance_example}.</p>
<p class="note">Bonität vorausgesetzt. Ein Angebot der {legal_company}.</p>`,
      fr: `Exemple de financement
<p>{finance_example}.</p>
<p class="note">Un crédit vous engage et doit être remboursé. Offre de {legal_company}.</p>`,
      es: `Ejemplo de financiación
<p>{finance_example}.</p>
<p class="note">Sujeto a la aprobación de {legal_company}.</p>`,
    },
  },
  {
    code: 'ED_PRIVACY',
    texts: {
      it: `Privacy
<p>{legal_company} tratta i dati della configurazione per preparare l'offerta. <a href="https://configurator.example/it/privacy">Informativa completa</a></p>`,
      en: `Privacy
<p>{legal_company} uses the data of your configuration to prepare an offer. <a href="https://configurator.example/gb/privacy">Full notice</a></p>`,
      de: `Datenschutz
<p>Die {legal_company} verarbeitet Ihre Konfiguration, um ein Angebot zu erstellen. <a href="https://configurator.example/de/datenschutz">Vollständige Hinweise</a></p>`,
      fr: `Protection des données
<p>{legal_company} traite les données de votre configuration pour préparer une offre. <a href="https://configurator.example/fr/donnees">Notice complète</a></p>`,
      es: `Privacidad
<p>{legal_company} trata los datos de la configuración para preparar la oferta. <a href="https://configurator.example/es/privacidad">Información completa</a></p>`,
    },
  },
  {
    code: 'ED_ONLINE_ORDER',
    texts: {
      it: `Ordina online
<ol>
   <li>Salva la configurazione</li>
   <li>Versa la caparra</li>
   <li>Firma il contratto dal concessionario</li>
</ol>
<p>Domande? {customer_service_phone}, {customer_service_hours}.</p>`,
      en: `Order online
<ol>
   <li>Save your configuration</li>
   <li>Pay the downpayment</li>
   <li>Sign the contract at the dealer</li>
</ol>
<p>Questions? {customer_service_phone}, {customer_service_hours}.</p>`,
      es: `Pedido en línea
<ol>
   <li>Guarda la configuración</li>
   <li>Abona la señal</li>
   <li>Firma el contrato en el concesionario</li>
</ol>
<p>¿Preguntas? {customer_service_phone}, {customer_service_hours}.</p>`,
    },
  },
  {
    code: 'ED_TEST_DRIVE',
    texts: {
      it: `Prova su strada
<p>Prenota una prova nel concessionario più vicino: <a href="{dealer_locator_url}">trova un concessionario</a>.</p>`,
      en: `Test drive
<p>Book a test drive at a dealer near you: <a href="{dealer_locator_url}">find a dealer</a>.</p>`,
      de: `Probefahrt
<p>Vereinbaren Sie eine Probefahrt in Ihrer Nähe: <a href="{dealer_locator_url}">Händler suchen</a>.</p>`,
    },
  },
  {
    code: 'ED_TRADE_IN',
    texts: {
      it: `Permuta
<p>La valutazione del tuo usato vale 30 giorni, salvo verifica dal concessionario.</p>`,
    },
  },
  {
    code: 'ED_PRICE_NOTE',
    texts: {
      it: `Nota sui prezzi
Prezzi IVA inclusa, messa su strada e IPT escluse.`,
      en: `Note on prices
Prices include VAT; on-the-road costs are not included.`,
      de: `Hinweis zu den Preisen
Preise inkl. MwSt., zzgl. Überführungskosten.`,
      fr: `Note sur les prix
Prix TVA comprise, frais de mise à la route en sus.`,
    },
  },
];
