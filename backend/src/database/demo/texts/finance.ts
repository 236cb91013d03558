import type { GroupTexts } from '../label-texts.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl; a missing column is a missing translation.
export const finance: GroupTexts = {
  group: 'Finance',
  prefix: 'FIN',
  texts: `
TITLE | Scegli come pagare | Choose how to pay | Wählen Sie die Zahlungsart | Choisissez votre mode de paiement | Elige cómo pagar | Kies hoe u betaalt | Escolha como pagar | Wybierz sposób płatności
CASH | Pagamento in un'unica soluzione | Pay in full | Barzahlung | Paiement comptant | Pago al contado | Contante betaling | Pronto pagamento | Płatność jednorazowa
LOAN | Finanziamento a rate | Instalment loan | Ratenkredit | Crédit classique | Préstamo a plazos | Lening op afbetaling | Crédito em prestações | Kredyt ratalny
LEASING | Leasing con riscatto | Lease with purchase option | Leasing mit Kaufoption | Location avec option d'achat | Arrendamiento con opción de compra | Lease met koopoptie | Locação com opção de compra | Leasing z wykupem
RENTAL | Noleggio a lungo termine | Long-term rental | Langzeitmiete | Location longue durée | Alquiler a largo plazo | Langetermijnhuur | Aluguer de longa duração | Najem długoterminowy
RENTAL ^.*_(BIZ|FLEET)$ | Noleggio a lungo termine per la tua azienda, manutenzione compresa | Long-term rental for your company, maintenance included | Langzeitmiete für Ihr Unternehmen, Wartung inklusive | Location longue durée pour votre entreprise, entretien compris | Alquiler a largo plazo para tu empresa, con mantenimiento incluido
CALCULATE | Calcola la rata | Calculate the payment | Rate berechnen | Calculer la mensualité | Calcular la cuota | Termijn berekenen | Calcular a prestação | Oblicz ratę
RECALCULATING | Ricalcoliamo la rata… | Recalculating your payment… | Rate wird neu berechnet … | Nouveau calcul de la mensualité… | Recalculando la cuota…
RESULT | {count} rate da {rate} e maxirata finale di {final} | {count} payments of {rate} and a final payment of {final} | {count} Raten zu {rate} und eine Schlussrate von {final} | {count} mensualités de {rate} et une dernière échéance de {final} | {count} cuotas de {rate} y una cuota final de {final}
TRADE_IN | Hai un'auto da dare in permuta? | Do you have a car to trade in? | Möchten Sie ein Auto in Zahlung geben? | Avez-vous une voiture à reprendre ? | ¿Tienes un coche para entregar? | Wilt u een auto inruilen? | Tem um carro para retoma? | Masz samochód do odkupu?
TRADE_IN_VALUE | Valutiamo la tua auto {value} | We value your car at {value} | Wir bewerten Ihr Auto mit {value} | Nous estimons votre voiture à {value} | Valoramos tu coche en {value}
INCENTIVE ^.*_EV_.*$ | Incentivo statale fino a {price}, se rottami un'auto fino a Euro 4 | State incentive of up to {price} if you scrap a car up to Euro 4 | Staatliche Förderung bis {price} bei Verschrottung eines Autos bis Euro 4 | Prime d'État jusqu'à {price} pour la mise au rebut d'une voiture jusqu'à Euro 4 | Ayuda estatal de hasta {price} si achatarras un coche hasta Euro 4
DISCOUNT_ONLINE | Sconto riservato agli ordini online: {percent} % | Discount for online orders: {percent} % | Rabatt für Onlinebestellungen: {percent} % | Remise réservée aux commandes en ligne : {percent} % | Descuento exclusivo en pedidos en línea: {percent} %
CAMPAIGN_UNTIL | Offerta valida fino al {date} | Offer valid until {date} | Angebot gültig bis {date} | Offre valable jusqu'au {date} | Oferta válida hasta el {date} | Aanbod geldig tot {date} | Oferta válida até {date} | Oferta ważna do {date}
VAT_INCLUDED | IVA inclusa | VAT included | inkl. MwSt. | TVA comprise | IVA incluido | inclusief btw | Preço com IVA | z VAT
VAT_EXCLUDED | IVA esclusa | VAT excluded | zzgl. MwSt. | hors TVA | IVA no incluido | exclusief btw | Preço sem IVA | bez VAT
LEGAL | Messaggio pubblicitario con finalità promozionale. Il finanziamento è soggetto ad approvazione; prima della firma leggi il documento "Informazioni europee di base sul credito ai consumatori". | Advertising message. Finance is subject to approval; before signing, read the document "Standard European Consumer Credit Information". | Werbung. Die Finanzierung setzt eine positive Bonitätsprüfung voraus; lesen Sie vor der Unterschrift die "Europäischen Standardinformationen für Verbraucherkredite". | Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager et lisez les "Informations précontractuelles européennes normalisées". | Mensaje publicitario. La financiación está sujeta a aprobación; antes de firmar lee el documento "Información normalizada europea sobre el crédito al consumo".
NOT_AVAILABLE ^CORSARO_39_CUP$ | Per questa versione non è previsto il finanziamento online | Online finance is not offered for this version | Für diese Version gibt es keine Onlinefinanzierung | Le financement en ligne n'est pas proposé pour cette version | Esta versión no admite financiación en línea
`,
  parts: `
DEPOSIT | Anticipo | Deposit | Anzahlung | Apport | Entrada | Aanbetaling | Entrada inicial | Wpłata własna
DURATION | Durata | Term | Laufzeit | Durée | Plazo | Looptijd | Prazo | Okres finansowania
MONTHLY_RATE | Rata mensile | Monthly payment | Monatsrate | Mensualité | Cuota mensual | Maandtermijn | Prestação mensal | Rata miesięczna
FINAL_PAYMENT | Maxirata finale | Final payment | Schlussrate | Dernière échéance | Cuota final | Slottermijn | Prestação final | Rata końcowa
NOMINAL_RATE | Tasso nominale | Nominal rate | Sollzins | Taux débiteur | Tipo nominal | Nominale rente | Taxa nominal | Stopa nominalna
EFFECTIVE_RATE | Tasso effettivo globale | Annual percentage rate | Effektiver Jahreszins | Taux annuel effectif global | Tasa anual equivalente | Jaarlijks kostenpercentage | Taxa anual efetiva | Rzeczywista roczna stopa oprocentowania
TOTAL_CREDIT | Importo totale del credito | Total amount of credit | Gesamtkreditbetrag | Montant total du crédit | Importe total del crédito | Totaal kredietbedrag | Montante total do crédito | Całkowita kwota kredytu
TOTAL_DUE | Importo totale dovuto | Total amount payable | Gesamtbetrag | Montant total dû | Importe total adeudado | Totaal te betalen bedrag | Montante total imputado | Całkowita kwota do zapłaty
HANDLING_FEE | Spese di istruttoria | Arrangement fee | Bearbeitungsgebühr | Frais de dossier | Gastos de estudio | Behandelingskosten | Comissão de estudo | Opłata przygotowawcza
MILEAGE | Chilometraggio annuo | Annual mileage | Jährliche Fahrleistung | Kilométrage annuel | Kilometraje anual | Jaarkilometrage | Quilometragem anual | Roczny przebieg
EXTRA_KM | Costo per chilometro eccedente | Charge per excess kilometre | Kosten je Mehrkilometer | Coût du kilomètre supplémentaire | Coste por kilómetro adicional | Kosten per meerkilometer | Custo por quilómetro excedente | Opłata za dodatkowy kilometr
RESIDUAL | Valore futuro garantito | Guaranteed future value | Garantierter Restwert | Valeur future garantie | Valor futuro garantizado | Gegarandeerde restwaarde | Valor futuro garantido | Gwarantowana wartość końcowa
INSURANCE | Assicurazione furto e incendio | Fire and theft insurance | Teilkaskoversicherung | Assurance vol et incendie | Seguro de robo e incendio | Verzekering tegen diefstal en brand | Seguro de furto e incêndio | Ubezpieczenie od kradzieży i pożaru
PROTECTION | Protezione del credito | Payment protection | Restschuldversicherung | Assurance emprunteur | Protección de pagos | Betalingsbescherming | Proteção ao crédito | Ubezpieczenie kredytu
MAINTENANCE_PLAN | Piano di manutenzione | Maintenance plan | Wartungsvertrag | Contrat d'entretien | Plan de mantenimiento | Onderhoudscontract | Plano de manutenção | Plan serwisowy
ROAD_FEE | Messa su strada | On-the-road costs | Überführungskosten | Frais de mise à la route | Gastos de matriculación | Kosten rijklaar maken | Custos de legalização | Koszty dopuszczenia do ruchu
REGISTRATION_TAX | Imposta di immatricolazione | Registration tax | Zulassungssteuer | Taxe d'immatriculation | Impuesto de matriculación | Registratiebelasting | Imposto de matrícula | Podatek rejestracyjny
ONLINE_DEPOSIT | Caparra per l'ordine online | Online order downpayment | Anzahlung bei Onlinebestellung | Acompte pour commande en ligne | Señal del pedido en línea | Aanbetaling online bestelling | Sinal para encomenda online | Zaliczka za zamówienie online
`,
  situations: `
NAME | {part} | {part} | {part} | {part} | {part} | {part} | {part} | {part}
HELP | {part}: che cosa significa | {part}: what it means | {part}: Was bedeutet das? | {part} : définition | {part}: qué significa | {part}: wat betekent dit? | {part}: o que significa | {part}: co to znaczy
CHANGE | {part}: modifica il valore | {part}: change the value | {part}: Wert ändern | {part} : modifier la valeur | {part}: modificar el valor | {part}: waarde wijzigen | {part}: alterar o valor | {part}: zmień wartość
LIMITS | {part}: valore ammesso da {min} a {max} | {part}: allowed value from {min} to {max} | {part}: zulässiger Wert von {min} bis {max} | {part} : valeur admise de {min} à {max} | {part}: valor permitido de {min} a {max} | {part}: toegestane waarde van {min} tot {max} | {part}: valor permitido entre {min} e {max} | {part}: dozwolona wartość od {min} do {max}
`,
};
