/**
 * What the factory builds outside, as `CODE PRICE [tokens] | as400 | it | en | de | fr | es | nl | pt | pl`, or with one
 * reference to the interface labels (`=exterior.SUNROOF`) in place of the texts. The tokens are explained in items.ts.
 */
export const equipmentOutside = `
# WHEELS ^wheel
08C 0 *-sport -sport /R16 ^wheel:10:silver | CERCHI LEGA 16 SILVER | Cerchi in lega da 16" argento | 16" silver alloy wheels | 16-Zoll-Leichtmetallräder Silber | Jantes alliage 16" argent | Llantas de aleación 16" plata | 16 inch lichtmetalen velgen zilver | Jantes de liga leve 16" prateadas | Felgi aluminiowe 16" srebrne
420 450 -sport /R17 %alloy ^wheel:10:grey | CERCHI LEGA 17 BRUN. | Cerchi in lega leggera da 17" bruniti | 17" burnished alloy wheels | 17-Zoll-Leichtmetallräder brüniert | Jantes alliage 17" brunies | Llantas de aleación 17" bruñidas | 17 inch lichtmetalen velgen gepolijst | Jantes de liga leve 17" brunidas | Felgi aluminiowe 17" oksydowane
431 620 -sport /R17 %alloy ^wheel:5:diamond | CERCHI LEGA 17 DIAM. | Cerchi in lega da 17" diamantati | 17" diamond-cut alloy wheels | 17-Zoll-Leichtmetallräder glanzgedreht | Jantes alliage 17" diamantées | Llantas de aleación 17" diamantadas | 17 inch lichtmetalen velgen diamantgeslepen | Jantes de liga leve 17" diamantadas | Felgi aluminiowe 17" diamentowane
439 980 -city /R18 %alloy3 ^wheel:12:black | CERCHI LEGA 18 NERO | Cerchi in lega da 18" nero lucido | 18" gloss black alloy wheels | 18-Zoll-Leichtmetallräder Schwarz glänzend | Jantes alliage 18" noir brillant | Llantas de aleación 18" negro brillante | 18 inch lichtmetalen velgen glanzend zwart | Jantes de liga leve 18" preto brilhante | Felgi aluminiowe 18" czarny połysk
55E 1150 +green /R19 %alloy3 ^wheel:7:silver | CERCHI LEGA 19 AERO | Cerchi aerodinamici da 19" | 19" aerodynamic wheels | Aerodynamische 19-Zoll-Räder | Jantes aérodynamiques 19" | Llantas aerodinámicas 19" | Aerodynamische 19 inch wielen | Jantes aerodinâmicas 19" | Felgi aerodynamiczne 19"
9CC 1040 -city -van /R18 %alloy ^wheel:5:silver | CERCHI LEGA 18 SPORT | Cerchi in lega da 18" Sport | 18" Sport alloy wheels | 18-Zoll-Leichtmetallräder Sport | Jantes alliage 18" Sport | Llantas de aleación 18" Sport | 18 inch lichtmetalen velgen Sport | Jantes de liga leve 18" Sport | Felgi aluminiowe 18" Sport
5EV 1490 +big /R19 %alloy3 ^wheel:14:silver | CERCHI LEGA 19 MULTI | Cerchi in lega da 19" multirazza | 19" multi-spoke alloy wheels | 19-Zoll-Leichtmetallräder Vielspeiche | Jantes alliage 19" multibranches | Llantas de aleación 19" multirradio
1LQ 2250 +power /R20 %forged ^wheel:5:black | CERCHI FORGIATI 20 | =exterior.ALLOY_20
1LX 3900 +sport *cup /R20 %forged ^wheel:9:bronze | CERCHI FORG. 20 MONOD | Cerchi forgiati da 20" monodado | 20" forged centre-lock wheels | 20-Zoll-Schmiederäder mit Zentralverschluss | Jantes forgées 20" à écrou central | Llantas forjadas 20" monotuerca
0R5 0 +van * /R16 ^wheel:8:steel | CERCHI ACCIAIO 16 | Cerchi in acciaio da 16" con copriruota | 16" steel wheels with covers | 16-Zoll-Stahlräder mit Radkappen | Jantes acier 16" avec enjoliveurs | Llantas de acero 16" con tapacubos
# TYRES ^tyre
5EQ 180 -sport ^- | RUOTINO DI SCORTA | =exterior.SPARE_WHEEL
6EL 640 | PNEUM. INVERNALI 17 | Pneumatici invernali da 17" | 17" winter tyres | 17-Zoll-Winterreifen | Pneus hiver 17" | Neumáticos de invierno 17" | 17 inch winterbanden | Pneus de inverno 17" | Opony zimowe 17"
7AW 390 -city | PNEUM. RUN FLAT 18 | Pneumatici run flat da 18" | 18" run-flat tyres | 18-Zoll-Reifen mit Notlaufeigenschaften | Pneus roulage à plat 18" | Neumáticos antipinchazo 18" | 18 inch runflatbanden | Pneus antifuro 18" | Opony run flat 18"
82K 0 * ^- | SENS. PRESSIONE | Sensori di pressione pneumatici | Tyre pressure sensors | Reifendrucksensoren | Capteurs de pression des pneus | Sensores de presión de neumáticos | Bandenspanningssensoren | Sensores de pressão dos pneus | Czujniki ciśnienia w oponach
9MS 290 | PNEUM. 4 STAGIONI | Pneumatici quattro stagioni | All-season tyres | Ganzjahresreifen | Pneus quatre saisons | Neumáticos cuatro estaciones
6TS 870 +sport | PNEUM. SEMISLICK | Pneumatici semi-slick | Semi-slick tyres | Semi-Slick-Reifen | Pneus semi-slick | Neumáticos semi-slick
499 0 * ^- | KIT GONF. E RIPARAZ. | Kit di gonfiaggio e riparazione | Tyre repair kit | Reifenreparaturset | Kit de réparation des pneus | Kit de reparación de pinchazos
# PAINT ^paint
2P1 0 * %pastel | VERNICE PASTELLO | Vernice pastello | Solid paint | Uni-Lackierung | Peinture opaque | Pintura sólida | Effen lak | Pintura sólida base | Lakier akrylowy
2M2 750 %metallic | VERNICE METALLIZZATA | Vernice metallizzata | Metallic paint | Metallic-Lackierung | Peinture métallisée | Pintura metalizada | Metallic lak | Pintura metalizada premium | Lakier metalizowany
2T3 1250 -city %pearl | VERNICE TRISTRATO | Vernice perlata tristrato | Tri-coat pearl paint | Dreischicht-Perllackierung | Peinture nacrée tricouche | Pintura perlada tricapa
2P4 2100 +power %matt | VERNICE OPACA | Vernice opaca | Matt paint | Mattlackierung | Peinture mate | Pintura mate
2B5 900 +suv %duo | VERNICE BICOLORE | Vernice bicolore | Two-tone paint | Zweifarblackierung | Peinture bicolore | Pintura bicolor
# ROOF ^roof
0M5 1180 -sport -van | TETTO PANORAMICO | =exterior.PANORAMIC_ROOF
400 890 -sport -van | TETTO APRIBILE EL. | =exterior.SUNROOF
357 280 +suv *suv | BARRE LONGITUDINALI | =exterior.ROOF_RAILS
5FK 350 -van %duo | TETTO A CONTRASTO | Tetto in colore a contrasto | Roof in contrasting colour | Dach in Kontrastfarbe | Toit de couleur contrastée | Techo en color de contraste
6CP 0 +spider * %duo | CAPOTE TELA ELETTR. | Capote in tela elettrica | Power fabric soft top | Elektrisches Stoffverdeck | Capote en toile électrique | Capota de lona eléctrica
4RC 4200 +sport | TETTO CARBONIO | Tetto in fibra di carbonio | Carbon-fibre roof | Dach aus Carbon | Toit en fibre de carbone | Techo de fibra de carbono
# EXT_TRIM ^trim
5DE 320 | PARAURTI ANT. SPORT | Paraurti anteriore sportivo | Sports front bumper | Sport-Frontstoßfänger | Bouclier avant sport | Paragolpes delantero deportivo
5DF 320 | PARAURTI POST. SPORT | Paraurti posteriore sportivo | Sports rear bumper | Sport-Heckstoßfänger | Bouclier arrière sport | Paragolpes trasero deportivo
5HH 210 %duo | GRIGLIA NERA LUCIDA | Griglia in nero lucido | Gloss black grille | Kühlergrill Schwarz glänzend | Calandre noir brillant | Parrilla en negro brillante
5CA 480 -van | MINIGONNE LATERALI | =exterior.SIDE_SKIRTS
4CB 540 | SPOILER POSTERIORE | =exterior.REAR_SPOILER
5CC 2900 +power | PACK EST. CARBONIO | =exterior.CARBON_PACK
4EC 190 -sport | FINITURE CROMATE | =exterior.CHROME_TRIM
5BN 160 | EMBLEMI NERO LUCIDO | =exterior.BADGES
5MF 0 *green -van | MANIGLIE A FILO | =exterior.DOOR_HANDLES
5PE 620 -sport -city | PORTELLONE ELETTRICO | =exterior.TAILGATE
5GT 790 -sport | GANCIO TRAINO ESTR. | =exterior.TOW_BAR
5AR 0 +suv * | ARCHI RUOTA GREZZI | Archi ruota in tinta grezza | Unpainted wheel arches | Unlackierte Radhäuser | Passages de roue non peints | Pasos de rueda sin pintar
# GLASS ^glass
070 260 -van | VETRI OSCURATI | =exterior.PRIVACY_GLASS
071 190 | PARABREZZA RISCALD. | =exterior.HEATED_WINDSCREEN
07A 310 -city | CRISTALLI ACUSTICI | Cristalli laterali acustici | Acoustic side glass | Akustik-Seitenverglasung | Vitres latérales acoustiques | Cristales laterales acústicos
07B 0 +van * | LUNOTTO LAMIERATO | Lunotto chiuso in lamiera | Panelled rear window | Heckfenster verblecht | Lunette tôlée | Luneta trasera panelada
07C 150 | PARABR. ATERMICO | Parabrezza atermico | Heat-insulating windscreen | Wärmedämmende Frontscheibe | Pare-brise athermique | Parabrisas atérmico
# LIGHTS ^lamp
508 0 * | FARI LED | =exterior.LED_HEADLIGHTS
5MX 1350 -city -van | FARI MATRIX LED | =exterior.MATRIX_HEADLIGHTS
097 180 | FENDINEBBIA | =exterior.FOG_LIGHTS
5LP 320 -van | LUCI POST. TUTTA LARG | =exterior.TAIL_LIGHTS
5CU 140 | FENDINEBBIA CORNER | Fendinebbia con funzione curva | Cornering fog lights | Nebelscheinwerfer mit Abbiegelicht | Antibrouillards directionnels | Antiniebla con función de giro
5LW 90 | LUCI DI CORTESIA EST. | Luci di benvenuto esterne | Exterior welcome lights | Begrüßungslicht außen | Éclairage d'accueil extérieur | Luces de bienvenida exteriores
# MIRRORS ^mirror
041 0 * | SPECCHI EL. RISC. | =exterior.DOOR_MIRRORS
04C 120 %caps | CALOTTE A CONTRASTO | =exterior.MIRROR_CAPS
341 150 -van | SPECCHI ELETTROCROM. | Specchi elettrocromici | Auto-dimming mirrors | Automatisch abblendende Spiegel | Rétroviseurs électrochromes | Espejos electrocromáticos
04D 950 +ev -city | SPECCHI DIGITALI | Specchi digitali con telecamera | Digital camera mirrors | Digitale Kameraspiegel | Rétroviseurs numériques à caméra | Espejos digitales con cámara
04E 60 | RETROV. INT. ELETTROC | Specchio interno fotosensibile | Photochromic interior mirror | | Rétroviseur intérieur photosensible | Espejo interior fotosensible
`;
