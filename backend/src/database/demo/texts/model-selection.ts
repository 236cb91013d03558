import type { GroupTexts } from '../label-texts.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl. The parts of this group are the demo models.
export const modelSelection: GroupTexts = {
  group: 'Model Selection',
  prefix: 'MODEL',
  texts: `
TITLE | Quale Alturia fa per te? | Which Alturia is right for you? | Welcher Alturia passt zu Ihnen? | Quelle Alturia vous correspond ? | ¿Qué Alturia es el tuyo? | Welke Alturia past bij u? | Qual é o Alturia certo para si? | Która Alturia jest dla Ciebie?
SUBTITLE | Sei famiglie, diciotto versioni, un solo carattere | Six families, eighteen versions, one character | Sechs Familien, achtzehn Versionen, ein Charakter | Six familles, dix-huit versions, un seul caractère | Seis familias, dieciocho versiones, un solo carácter
FILTER_BODY | Carrozzeria | Body style | Karosserieform | Carrosserie | Carrocería | Carrosserie | Carroçaria | Typ nadwozia
FILTER_FUEL | Alimentazione | Fuel type | Antriebsart | Énergie | Combustible | Brandstof | Combustível | Rodzaj napędu
FILTER_BUDGET | Il tuo budget: fino a {price} | Your budget: up to {price} | Ihr Budget: bis {price} | Votre budget : jusqu'à {price} | Tu presupuesto: hasta {price}
FILTER_SEATS | Almeno {seats} posti | At least {seats} seats | Mindestens {seats} Sitze | Au moins {seats} places | Al menos {seats} plazas | Ten minste {seats} zitplaatsen | Pelo menos {seats} lugares | Co najmniej {seats} miejsc
FILTER_CLEAR | Togli tutti i filtri | Clear all filters | Alle Filter entfernen | Effacer tous les filtres | Quitar todos los filtros | Alle filters wissen | Limpar todos os filtros | Usuń wszystkie filtry
SORT_PRICE | Ordina per prezzo | Sort by price | Nach Preis sortieren | Trier par prix | Ordenar por precio | Sorteren op prijs | Ordenar por preço | Sortuj według ceny
SORT_POWER | Ordina per potenza | Sort by power | Nach Leistung sortieren | Trier par puissance | Ordenar por potencia | Sorteren op vermogen | Ordenar por potência | Sortuj według mocy
SORT_CO2 | Ordina per emissioni di CO2 | Sort by CO2 emissions | Nach CO2-Ausstoß sortieren | Trier par émissions de CO2 | Ordenar por emisiones de CO2
NONE_FOUND | Nessuna versione corrisponde ai filtri scelti: prova ad alzare il budget o a togliere un filtro. | No version matches the chosen filters: try raising the budget or removing a filter. | Keine Version passt zu den gewählten Filtern: Erhöhen Sie das Budget oder entfernen Sie einen Filter. | Aucune version ne correspond aux filtres choisis : augmentez le budget ou retirez un filtre. | Ninguna versión coincide con los filtros elegidos: prueba a subir el presupuesto o a quitar un filtro.
FOUND_COUNT | {count} versioni trovate | {count} versions found | {count} Versionen gefunden | {count} versions trouvées | {count} versiones encontradas | {count} versies gevonden | {count} versões encontradas | Znalezione wersje: {count}
BODY_HATCHBACK | Due volumi, cinque porte | Five-door hatchback | Fünftürige Schräghecklimousine | Berline à hayon, cinq portes | Compacto de cinco puertas
BODY_SUV | Sport utility | Sport utility vehicle | Geländewagen | Tout-terrain de loisir | Todocamino
BODY_COUPE | Coupé due posti | Two-seat coupé | Zweisitziges Coupé | Coupé biplace | Cupé biplaza
BODY_SPIDER ^CORSARO_SPIDER$ | Spider con tetto in tela | Spider with fabric roof | Spider mit Stoffverdeck | Spider à capote en toile | Spider con capota de lona
BODY_VAN ^.*_VAN_.*$ | Furgone | Van | Kastenwagen | Fourgon | Furgón
FUEL_PETROL DEFAULT ^.*_EV_.*$ | Benzina | Petrol | Benzin | Essence | Gasolina | Benzine | Gasolina sem chumbo | Benzyna
FUEL_DIESEL ^CIMA_(16|20)_D.*$ | Gasolio | Diesel fuel | Dieselkraftstoff | Gazole | Gasóleo
FUEL_HYBRID ^.*_HYB(_.*)?$ | Ibrida | Hybrid | Hybridantrieb | Hybride | Híbrido
FUEL_ELECTRIC ^.*_EV_.*$ | Elettrica | Electric | Elektrisch | Électrique | Eléctrico
FUEL_LPG ^ONDA_10_LPG$ | Benzina e GPL | Petrol and LPG | Benzin und Autogas | Essence et GPL | Gasolina y GLP
NEW_BADGE | Novità | New | Neu | Nouveau | Novedad | Nieuw | Novidade | Nowość
LAST_STOCK | Ultime vetture disponibili | Last cars available | Letzte verfügbare Fahrzeuge | Dernières voitures disponibles | Últimas unidades disponibles
MODEL_YEAR | Model year {year} | {year} model year | Modelljahr {year} | Millésime {year} | Año modelo {year} | Modeljaar {year} | Ano-modelo {year} | Rok modelowy {year}
SELECTED | Hai scelto {model} | You have chosen {model} | Sie haben {model} gewählt | Vous avez choisi {model} | Has elegido {model} | U hebt {model} gekozen | Escolheu {model} | Wybrano {model}
`,
  situations: `
DATASHEET | {part}: scheda tecnica | {part}: technical data | {part}: technische Daten | {part} : fiche technique | {part}: ficha técnica | {part}: technische gegevens | {part}: dados técnicos | {part}: dane techniczne
FROM | {part}: prezzi a partire da {price} | {part}: prices from {price} | {part}: Preise ab {price} | {part} : prix à partir de {price} | {part}: precios desde {price} | {part}: prijzen vanaf {price} | {part}: preços a partir de {price} | {part}: ceny od {price}
SIZE | {part}: dimensioni e bagagliaio | {part}: dimensions and luggage space | {part}: Maße und Kofferraum | {part} : dimensions et coffre | {part}: medidas y maletero | {part}: afmetingen en bagageruimte | {part}: dimensões e bagageira | {part}: wymiary i bagażnik
STANDARD | {part}: dotazione di serie | {part}: standard equipment | {part}: Serienausstattung | {part} : équipement de série | {part}: equipamiento de serie | {part}: standaarduitrusting | {part}: equipamento de série | {part}: wyposażenie seryjne
TEST_DRIVE | {part}: prenota una prova su strada | {part}: book a test drive | {part}: Probefahrt buchen | {part} : réserver un essai | {part}: reserva una prueba de conducción | {part}: proefrit boeken | {part}: marcar um test drive | {part}: umów jazdę próbną
`,
};
