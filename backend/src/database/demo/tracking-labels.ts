export interface DemoTrackingLabel {
  key: string;
  language: string;
  label: string;
}

const LANGUAGES = ['it', 'en', 'de', 'fr', 'es'];

// Key | Italian | English | German | French | Spanish: what web analytics call the steps of a customer.
const table = `
configurator.start | Avvia configurazione | Start configuration | Konfiguration gestartet | Configuration commencée | Configuración iniciada
configurator.resume | Riprendi configurazione | Resume configuration | Konfiguration fortgesetzt | Configuration reprise | Configuración retomada
configurator.model.select | Selezione modello | Model selected | Modell gewählt | Modèle choisi | Modelo elegido
configurator.trim.select | Selezione allestimento | Trim selected | Ausstattung gewählt | Finition choisie | Acabado elegido
configurator.colour.select | Selezione colore | Colour selected | Farbe gewählt | Couleur choisie | Color elegido
configurator.wheels.select | Selezione cerchi | Wheels selected | Felgen gewählt | Jantes choisies | Llantas elegidas
configurator.interior.select | Selezione interni | Interior selected | Innenraum gewählt | Intérieur choisi | Interior elegido
configurator.option.add | Aggiunta optional | Option added | Option hinzugefügt | Option ajoutée | Opción añadida
configurator.option.remove | Rimozione optional | Option removed | Option entfernt | Option retirée | Opción quitada
configurator.accessory.add | Aggiunta accessorio | Accessory added | Zubehör hinzugefügt | Accessoire ajouté | Accesorio añadido
configurator.summary.open | Apertura riepilogo | Summary opened | Übersicht geöffnet | Récapitulatif ouvert | Resumen abierto
configurator.summary.print | Stampa riepilogo | Summary printed | Übersicht gedruckt | Récapitulatif imprimé | Resumen impreso
configurator.save | Salvataggio configurazione | Configuration saved | Konfiguration gespeichert | Configuration enregistrée | Configuración guardada
configurator.share | Condivisione configurazione | Configuration shared | Konfiguration geteilt | Configuration partagée | Configuración compartida
finance.open | Apertura calcolo rata | Monthly rate opened | Ratenrechner geöffnet | Calcul de mensualité ouvert | Cálculo de cuota abierto
finance.change | Modifica durata o anticipo | Term or down payment changed | Laufzeit oder Anzahlung geändert | Durée ou apport modifié | Plazo o entrada cambiados
cta.testdrive | Richiesta test drive | Test drive requested | Probefahrt angefragt | Essai demandé | Prueba solicitada
cta.quote | Richiesta preventivo | Quote requested | Angebot angefragt | Devis demandé | Presupuesto solicitado
cta.dealer | Ricerca concessionario | Dealer looked for | Händler gesucht | Concessionnaire recherché | Concesionario buscado
cta.brochure | Download brochure | Brochure downloaded | Broschüre heruntergeladen | Brochure téléchargée | Catálogo descargado
cta.newsletter | Iscrizione newsletter | Newsletter subscribed | Newsletter abonniert | Inscription à la newsletter | Suscripción al boletín
compare.open | Confronto modelli | Models compared | Modelle verglichen | Modèles comparés | Modelos comparados
error.notfound | Pagina non trovata | Page not found | Seite nicht gefunden | Page introuvable | Página no encontrada
`;

/** Each key in five languages. */
export const trackingLabels: DemoTrackingLabel[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [key = '', ...labels] = line.split(' | ');
    return labels.map((label, index) => ({ key, language: LANGUAGES[index]!, label }));
  });
