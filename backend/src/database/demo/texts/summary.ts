import type { GroupTexts } from '../label-texts.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl; a missing column is a missing translation.
export const summary: GroupTexts = {
  group: 'Summary',
  prefix: 'SUMM',
  texts: `
TITLE | La tua {model} è pronta | Your {model} is ready | Ihr {model} ist fertig | Votre {model} est prête | Tu {model} está listo | Uw {model} is klaar | O seu {model} está pronto | Twoja {model} jest gotowa
TITLE ^LINCE_.*$ | Ecco la tua Lince | Here is your Lince | Das ist Ihr Lince | Voici votre Lince | Aquí tienes tu Lince
CODE | Codice della configurazione: {code} | Configuration code: {code} | Konfigurationscode: {code} | Code de configuration : {code} | Código de configuración: {code} | Configuratiecode: {code} | Código da configuração: {code} | Kod konfiguracji: {code}
BTN_PDF | Scarica il PDF | Download the PDF | PDF herunterladen | Télécharger le PDF | Descargar el PDF | Pdf downloaden | Transferir o PDF | Pobierz PDF
BTN_EMAIL | Invia per e-mail | Send by e-mail | Per E-Mail senden | Envoyer par e-mail | Enviar por correo electrónico | Per e-mail versturen | Enviar por e-mail | Wyślij e-mailem
BTN_EDIT | Modifica la configurazione | Edit configuration | Konfiguration bearbeiten | Modifier la configuration | Modificar la configuración | Samenstelling wijzigen | Alterar a configuração | Zmień konfigurację
BTN_ORDER | Ordina online | Order online | Online bestellen | Commander en ligne | Pedir en línea | Online bestellen bij uw dealer | Encomendar online | Zamów online
BTN_ORDER ^CORSARO_.*$ | Prenota un posto in lista | Reserve your place on the list | Platz auf der Liste sichern | Réserver une place sur la liste | Reserva tu plaza en la lista
BTN_QUOTE | Chiedi un preventivo | Request a quote | Angebot anfordern | Demander un devis | Pedir presupuesto | Offerte aanvragen | Pedir orçamento | Poproś o ofertę
DELIVERY | Consegna stimata in {weeks} settimane | Estimated delivery in {weeks} weeks | Voraussichtliche Lieferung in {weeks} Wochen | Livraison estimée à {weeks} semaines | Entrega estimada en {weeks} semanas | Verwachte levering over {weeks} weken | Entrega prevista em {weeks} semanas | Przewidywana dostawa za {weeks} tyg.
BASE_PRICE | Prezzo base | Base price | Grundpreis | Prix de base | Precio base | Basisprijs | Preço base | Cena podstawowa
OPTIONS_PRICE | Totale optional | Options total | Summe Sonderausstattung | Total des options | Total de opciones | Totaal opties | Total de opcionais | Suma opcji
ACCESSORIES_PRICE | Totale accessori | Accessories total | Summe Zubehör | Total des accessoires | Total de accesorios | Totaal accessoires | Total de acessórios | Suma akcesoriów
CUSTOMER_PRICE | Programmi su misura | Tailored programmes | Individuelle Programme | Programmes individualisés | Programas a medida | Programma's op maat | Programas à medida | Programy indywidualne
ROAD_PRICE | Messa su strada | On-the-road charges | Bereitstellungskosten | Frais de mise en circulation | Gastos de puesta en carretera | Rijklaarmaakkosten | Despesas de legalização | Koszty rejestracji
DISCOUNT | Sconto campagna {name} | {name} campaign discount | Rabatt der Aktion {name} | Remise de la campagne {name} | Descuento de la campaña {name} | Korting van actie {name} | Desconto da campanha {name} | Rabat w kampanii {name}
TOTAL | Totale | Total amount | Gesamtpreis | Total général | Importe total | Totaal | Total a pagar | Razem
TAXES | di cui imposte {price} | of which taxes {price} | davon Steuern {price} | dont taxes {price} | de los cuales impuestos {price} | waarvan belastingen {price} | dos quais impostos {price} | w tym podatki {price}
PRICE_MISSING | Il prezzo di alcune voci non è ancora disponibile per il tuo mercato | Some prices are not yet available for your market | Einige Preise sind für Ihren Markt noch nicht verfügbar | Certains prix ne sont pas encore disponibles sur votre marché | Algunos precios aún no están disponibles en tu mercado
STANDARD_LIST | Dotazioni di serie ({count}) | Standard equipment ({count}) | Serienausstattung ({count}) | Équipements de série ({count}) | Equipamiento de serie ({count}) | Standaarduitrusting ({count}) | Equipamento de série ({count}) | Wyposażenie seryjne ({count})
TECH_DATA | Dati tecnici | Technical data | Technische Daten | Caractéristiques techniques | Datos técnicos | Technische gegevens | Dados técnicos | Dane techniczne
CO2_LABEL DEFAULT ^.*_EV_.*$ | Emissioni: {co2} g/km di CO2 | Emissions: {co2} g/km of CO2 | Emissionen: {co2} g/km CO2 | Émissions : {co2} g/km de CO2 | Emisiones: {co2} g/km de CO2 | Uitstoot: {co2} g/km CO2 | Emissões: {co2} g/km de CO2 | Emisja: {co2} g/km CO2
CO2_LABEL ^.*_EV_.*$ | Nessuna emissione allo scarico | No tailpipe emissions | Keine Abgasemissionen | Aucune émission à l'échappement | Sin emisiones de escape | Geen uitlaatemissies | Sem emissões de escape | Brak emisji spalin
COMPARE_SAVED | Confronta con le tue configurazioni salvate | Compare with your saved configurations | Mit gespeicherten Konfigurationen vergleichen | Comparer avec vos configurations enregistrées | Comparar con tus configuraciones guardadas
SHARE_LINK | Copia l'indirizzo da condividere | Copy the link to share | Link zum Teilen kopieren | Copier le lien à partager | Copiar el enlace para compartir | Kopieer de link om te delen | Copiar a ligação para partilhar | Skopiuj link do udostępnienia
SHARE_COPIED | Indirizzo copiato | Link copied | Link kopiert | Lien copié | Enlace copiado | Link gekopieerd | Ligação copiada | Skopiowano link
MAIL_SENT | Abbiamo inviato il riepilogo a {email} | We have sent the summary to {email} | Wir haben die Zusammenfassung an {email} gesendet | Nous avons envoyé le récapitulatif à {email} | Hemos enviado el resumen a {email}
VALIDITY | Prezzi validi il {date}; il concessionario confermerà l'offerta definitiva. | Prices valid on {date}; your dealer will confirm the final offer. | Preise gültig am {date}; das endgültige Angebot bestätigt Ihr Händler. | Prix valables le {date} ; votre concessionnaire confirmera l'offre définitive. | Precios válidos el {date}; tu concesionario confirmará la oferta definitiva.
`,
};
