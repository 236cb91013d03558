import type { ContentTexts } from './contents.ts';

/** From the order to the workshop. */
export const serviceContents: ContentTexts[] = [
  {
    code: 'ED_DELIVERY',
    disable: '^.*_(BIZ|FLEET)$',
    texts: {
      it: `Consegna
<p>La consegna avviene presso il concessionario scelto, di norma in {delivery_weeks}.</p>`,
      en: `Delivery
<p>Your car is handed over at the dealer of your choice, as a rule within {delivery_weeks}.</p>`,
      de: `Auslieferung
<p>Die Übergabe erfolgt beim Händler Ihrer Wahl, in der Regel nach {delivery_weeks}.</p>`,
      fr: `Livraison
<p>La livraison a lieu chez le concessionnaire de votre choix, en général sous {delivery_weeks}.</p>`,
      es: `Entrega
<p>La entrega se realiza en el concesionario elegido, normalmente en {delivery_weeks}.</p>`,
    },
  },
  {
    code: 'ED_DELIVERY',
    enable: '^.*_(BIZ|FLEET)$',
    texts: {
      it: `Consegna in azienda
<p>I veicoli per le flotte sono consegnati in sede, immatricolati e con il pieno di energia.</p>`,
      en: `Delivery to your company
<p>Fleet vehicles are delivered to your premises, registered and ready to drive.</p>`,
      de: `Auslieferung an Ihr Unternehmen
<p>Flottenfahrzeuge liefern wir zugelassen und fahrbereit an Ihren Standort.</p>`,
    },
  },
  {
    code: 'ED_WARRANTY',
    texts: {
      it: `Garanzia
<p><strong>{warranty_years} anni</strong> a chilometraggio illimitato, soccorso stradale compreso: chiama {customer_service_phone}.</p>`,
      en: `Warranty
<p><strong>{warranty_years} years</strong> with unlimited mileage, roadside assistance included: call {customer_service_phone}.</p>`,
      de: `Garantie
<p><strong>{warranty_years} Jahre</strong> ohne Kilometerbegrenzung, Pannenhilfe inklusive: {customer_service_phone}.</p>`,
      fr: `Garantie
<p><strong>{warranty_years} ans</strong>, kilométrage illimité, assistance comprise : appelez le {customer_service_phone}.</p>`,
      es: `Garantía
<p><strong>{warranty_years} años</strong> sin límite de kilómetros, asistencia incluida: llama al {customer_service_phone}.</p>`,
    },
  },
  {
    code: 'ED_MAINTENANCE',
    texts: {
      it: `Manutenzione programmata
<p>Il primo tagliando è dopo due anni o 30.000 km; l'auto lo ricorda da sola.</p>`,
      en: `Scheduled maintenance
<p>The first service is due after two years or 30,000 km; the car reminds you itself.</p>`,
      de: `Planmäßige Wartung
<p>Der erste Service ist nach zwei Jahren oder 30.000 km fällig; das Auto erinnert von selbst daran.</p>`,
    },
  },
  {
    code: 'ED_SAFETY_PACK',
    optcode: '5DA',
    texts: {
      it: `Pacchetto sicurezza
Frenata automatica, mantenimento di corsia, riconoscimento dei segnali: con il cruise adattivo lavorano insieme.`,
      en: `Safety pack
Automatic braking, lane keeping and sign recognition: with adaptive cruise control they work together.`,
      de: `Sicherheitspaket
Notbremsung, Spurhaltung und Verkehrszeichenerkennung: Mit dem Abstandstempomaten arbeiten sie zusammen.`,
      fr: `Pack sécurité
Freinage automatique, maintien dans la voie, lecture des panneaux : avec le régulateur adaptatif, ils agissent ensemble.`,
      es: `Paquete de seguridad
Frenada automática, mantenimiento de carril y lectura de señales: con el control adaptativo trabajan juntos.`,
    },
  },
  {
    code: 'ED_WINTER_TYRES',
    texts: {
      it: `Pneumatici invernali
<p>Obbligatori o consigliati dal 15 novembre al 15 aprile, secondo le ordinanze locali.</p>`,
      de: `Winterreifen
<p>Bei winterlichen Straßenverhältnissen vorgeschrieben; achten Sie auf das Symbol der Schneeflocke.</p>`,
    },
  },
  {
    code: 'ED_APP',
    disable: '^CORSARO_.*$',
    texts: {
      it: `L'app Alturia
<p>Stato del veicolo, climatizzazione a distanza e percorsi: scaricala con il <code>QR</code> del libretto.</p>`,
      en: `The Alturia app
<p>Vehicle status, remote climate control and routes: get it with the <code>QR</code> code of the handbook.</p>`,
      es: `La aplicación Alturia
<p>Estado del vehículo, climatización a distancia y rutas: descárgala con el <code>QR</code> del manual.</p>`,
    },
  },
];
