import type { GroupTexts } from '../label-texts.ts';
import { fields } from './fields.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl; a missing column is a missing translation.
export const dealerRequest: GroupTexts = {
  group: 'Dealer Request',
  prefix: 'DEALER',
  texts: `
TITLE | Parla con un concessionario | Talk to a dealer | Sprechen Sie mit einem Händler | Parlez à un concessionnaire | Habla con un concesionario | Praat met een dealer | Fale com um concessionário | Porozmawiaj z dealerem
SUBTITLE | Ti richiamiamo entro un giorno lavorativo | We will call you back within one working day | Wir rufen innerhalb eines Werktags zurück | Nous vous rappelons sous un jour ouvré | Te llamamos en un día laborable | Wij bellen u binnen één werkdag terug | Ligamos-lhe no prazo de um dia útil | Oddzwonimy w ciągu jednego dnia roboczego
FIND | Trova il concessionario più vicino | Find your nearest dealer | Nächsten Händler finden | Trouver le concessionnaire le plus proche | Encuentra el concesionario más cercano | Vind de dichtstbijzijnde dealer | Encontre o concessionário mais próximo | Znajdź najbliższego dealera
USE_POSITION | Usa la mia posizione | Use my location | Meinen Standort verwenden | Utiliser ma position | Usar mi ubicación | Gebruik mijn locatie | Usar a minha localização | Użyj mojej lokalizacji
DISTANCE | A {km} km da te | {km} km from you | {km} km von Ihnen entfernt | À {km} km de chez vous | A {km} km de ti | Op {km} km afstand | A {km} km de si | {km} km od Ciebie
OPEN_NOW | Aperto ora, fino alle {time} | Open now, until {time} | Jetzt geöffnet, bis {time} Uhr | Ouvert actuellement, jusqu'à {time} | Abierto ahora, hasta las {time}
CLOSED_NOW | Chiuso, riapre {day} alle {time} | Closed, reopens {day} at {time} | Geschlossen, öffnet {day} um {time} Uhr | Fermé, rouvre {day} à {time} | Cerrado, abre {day} a las {time}
NONE_NEAR | Nessun concessionario entro {km} km: allarga la ricerca | No dealer within {km} km: widen your search | Kein Händler im Umkreis von {km} km: Suche erweitern | Aucun concessionnaire à moins de {km} km : élargissez la recherche | Ningún concesionario a menos de {km} km: amplía la búsqueda
NONE_NEAR ^CORSARO_.*$ | Corsaro si vende solo in atelier selezionati: scegli il più comodo | Corsaro is sold in selected ateliers only: choose the handiest | Den Corsaro gibt es nur in ausgewählten Ateliers: Wählen Sie das nächste | Corsaro n'est vendue que dans certains ateliers : choisissez le plus commode | Corsaro se vende solo en talleres selectos: elige el más cómodo
REQUEST_QUOTE | Vorrei un preventivo | I would like a quote | Ich möchte ein Angebot | Je souhaite un devis | Quiero un presupuesto | Ik wil graag een offerte | Quero um orçamento | Proszę o ofertę
REQUEST_DRIVE | Vorrei provarla su strada | I would like a test drive | Ich möchte eine Probefahrt | Je souhaite l'essayer | Quiero probarlo | Ik wil graag een proefrit | Quero fazer um test drive | Chcę umówić jazdę próbną
REQUEST_VISIT | Vorrei vederla in concessionaria | I would like to see it at the dealership | Ich möchte das Auto beim Händler ansehen | Je souhaite la voir en concession | Quiero verlo en el concesionario
REQUEST_FLEET ^.*_(BIZ|FLEET)$ | Vorrei un'offerta per più veicoli | I would like an offer for several vehicles | Ich möchte ein Angebot für mehrere Fahrzeuge | Je souhaite une offre pour plusieurs véhicules | Quiero una oferta para varios vehículos
PRIVACY | Ho letto l'informativa sulla privacy | I have read the privacy notice | Ich habe die Datenschutzhinweise gelesen | J'ai lu la politique de confidentialité | He leído la política de privacidad | Ik heb de privacyverklaring gelezen | Li a política de privacidade | Przeczytałem informację o prywatności
MARKETING | Desidero ricevere novità e offerte di Alturia; posso cambiare idea quando voglio | I would like to receive news and offers from Alturia; I can change my mind at any time | Ich möchte Neuigkeiten und Angebote von Alturia erhalten; das kann ich jederzeit widerrufen | Je souhaite recevoir les nouveautés et offres d'Alturia ; je peux changer d'avis à tout moment | Deseo recibir novedades y ofertas de Alturia; puedo cambiar de opinión cuando quiera
BTN_SEND | Invia la richiesta | Send request | Anfrage senden | Envoyer la demande | Enviar la solicitud | Aanvraag versturen | Enviar o pedido | Wyślij zapytanie
SENT | Richiesta inviata: {dealer} ti contatterà presto | Request sent: {dealer} will contact you soon | Anfrage gesendet: {dealer} meldet sich bald bei Ihnen | Demande envoyée : {dealer} vous contactera bientôt | Solicitud enviada: {dealer} te contactará pronto
CHANGE_DEALER | Scegli un altro concessionario | Choose another dealer | Anderen Händler wählen | Choisir un autre concessionnaire | Elegir otro concesionario | Andere dealer kiezen | Escolher outro concessionário | Wybierz innego dealera
MR | Sig. | Mr | Herr | M. | Sr. | Dhr. | Senhor | Pan
MRS | Sig.ra | Ms | Frau | Mme | Sra. | Mevr. | Senhora | Pani
`,
  parts: fields,
  situations: `
FIELD | {part} | {part} | {part} | {part} | {part} | {part} | {part} | {part}
HINT | {part}: perché te lo chiediamo | {part}: why we ask for this | {part}: Warum wir danach fragen | {part} : pourquoi nous le demandons | {part}: por qué te lo pedimos | {part}: waarom wij dit vragen | {part}: porque pedimos este dado | {part}: dlaczego o to pytamy
EDIT | {part}: modifica il dato inserito | {part}: change what you entered | {part}: Eingabe ändern | {part} : modifier la saisie | {part}: modificar el dato introducido | {part}: invoer wijzigen | {part}: alterar o dado introduzido | {part}: zmień wpisane dane
`,
};
