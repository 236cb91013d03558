/** What is made to order ("fuori serie"), on every model; the shape is that of equipment-outside.ts. */
export const equipmentTailorMade = `
# PAINT ^paint
F01 3900 ~ %pearl | FS VERNICE CAMPIONE | Vernice a campione del cliente | Paint to the customer's sample | Lackierung nach Kundenmuster | Peinture sur échantillon du client | Pintura según muestra del cliente
F02 2850 ~ %metallic | FS VERN. STORICA | Tinta storica Alturia | Historical Alturia colour | Historischer Alturia-Farbton | Teinte historique Alturia | Color histórico Alturia
F03 4600 ~ %duo | FS VERN. SFUMATA | Vernice sfumata a mano | Hand-blended paint | Von Hand verlaufende Lackierung | Peinture dégradée à la main | Pintura degradada a mano
# EXT_TRIM ^trim
F04 620 ~ | FS FILETTO DIPINTO | Filetto laterale dipinto a mano | Hand-painted side stripe | Handgemalte Seitenlinie | Filet latéral peint à la main | Filete lateral pintado a mano
F05 980 ~ | FS FINITURE OTTONE | Finiture esterne in ottone satinato | Satin brass exterior trim | Außenzierteile aus satiniertem Messing | Garnitures extérieures en laiton satiné | Molduras exteriores de latón satinado
F06 240 ~ | FS TARGHETTA NUMER. | Targhetta numerata sul montante | Numbered plate on the pillar | Nummerierte Plakette an der Säule | Plaquette numérotée sur le montant | Placa numerada en el montante
# WHEELS ^wheel:9:bronze
F07 1750 ~ | FS CERCHI TINTA VETT. | Cerchi verniciati in tinta vettura | Wheels painted in body colour | Räder in Wagenfarbe lackiert | Jantes peintes couleur carrosserie | Llantas pintadas en color de la carrocería
# UPHOLSTERY ^upholstery
F08 3400 ~ %leather | FS PELLE A CAMPIONE | Rivestimento in pelle a campione | Leather upholstery to sample | Lederbezug nach Muster | Sellerie cuir sur échantillon | Tapicería de piel según muestra
F09 2250 ~ | FS TESSUTO DI LANA | Rivestimento in lana di Biella | Biella wool upholstery | Bezug aus Wolle von Biella | Sellerie en laine de Biella | Tapicería de lana de Biella
F10 450 ~ | FS MONOGRAMMA | Monogramma ricamato sui poggiatesta | Embroidered monogram on the headrests | Gesticktes Monogramm auf den Kopfstützen | Monogramme brodé sur les appuie-tête | Monograma bordado en los reposacabezas
# INT_TRIM ^trim
F11 1900 ~ | FS RADICA DI NOCE | Plancia in radica di noce | Walnut burr dashboard | Armaturenbrett aus Nusswurzelholz | Planche de bord en loupe de noyer | Salpicadero de raíz de nogal
F12 150 ~ | FS BATTITACCO NOME | Battitacco con nome del cliente | Door sills with the customer's name | Einstiegsleisten mit Kundennamen | Seuils de porte au nom du client | Umbrales con el nombre del cliente
F13 1350 ~ | FS CIELO IN ALCANT. | Cielo dell'abitacolo in microfibra su misura | Made-to-measure microfibre headliner | Maßgefertigter Mikrofaserhimmel | Ciel de pavillon en microfibre sur mesure | Techo interior de microfibra a medida
# STEERING ^steering
F14 780 ~ | FS VOLANTE CUCITO | Volante cucito a mano con filo a scelta | Hand-stitched steering wheel, thread of choice | Handgenähtes Lenkrad, Faden nach Wahl | Volant cousu main, fil au choix | Volante cosido a mano con hilo a elegir
# COMFORT ^comfort
F15 890 ? ~ | FS FRIGOBAR | Frigobar tra i sedili posteriori | Cooler between the rear seats | Kühlfach zwischen den Rücksitzen | Réfrigérateur entre les sièges arrière | Nevera entre los asientos traseros
`;
