import type { GroupTexts } from '../label-texts.ts';

// CODE [ENABLE [DISABLE]] | it | en | de | fr | es | nl | pt | pl; a missing column is a missing translation.
export const mainWindow: GroupTexts = {
  group: 'Main Window',
  prefix: 'MAIN',
  texts: `
TITLE DEFAULT ^.*_FLEET$ | Configura la tua Alturia | Configure your Alturia | Konfigurieren Sie Ihren Alturia | Configurez votre Alturia | Configura tu Alturia | Stel uw Alturia samen | Configure o seu Alturia | Skonfiguruj swoją Alturię
TITLE ^.*_(BIZ|FLEET)$ | Configura la tua flotta Alturia Business | Configure your Alturia Business fleet | Konfigurieren Sie Ihre Alturia Business Flotte | Configurez votre flotte Alturia Business | Configura tu flota Alturia Business | Stel uw Alturia Business-vloot samen | Configure a sua frota Alturia Business | Skonfiguruj flotę Alturia Business
SUBTITLE | Scegli modello, allestimento e colore | Choose model, trim and colour | Wählen Sie Modell, Ausstattung und Farbe | Choisissez le modèle, la finition et la couleur | Elige modelo, acabado y color | Kies model, uitvoering en kleur | Escolha modelo, versão e cor | Wybierz model, wersję i kolor
SUBTITLE ^CIMA_VAN_.*$ | Scegli vano di carico, allestimento e colore | Choose load area, trim and colour | Wählen Sie Laderaum, Ausstattung und Farbe | Choisissez le volume utile, la finition et la couleur | Elige zona de carga, acabado y color | Kies laadruimte, uitvoering en kleur | Escolha zona de carga, versão e cor | Wybierz przestrzeń ładunkową, wersję i kolor
BTN_START | Inizia la configurazione | Start configuring | Konfiguration starten | Commencer la configuration | Empezar la configuración | Begin met samenstellen | Iniciar a configuração | Rozpocznij konfigurację
BTN_CONTINUE | Riprendi da dove eri rimasto | Pick up where you left off | Dort weitermachen, wo Sie aufgehört haben | Reprendre là où vous en étiez | Continúa donde lo dejaste | Ga verder waar u gebleven was | Continue de onde parou | Wróć do miejsca, w którym skończyłeś
BTN_BACK | Indietro | Back | Zurück | Retour | Volver | Terug | Voltar | Wstecz
BTN_NEXT | Avanti | Next | Weiter | Suivant | Siguiente | Volgende | Seguinte | Dalej
BTN_SAVE | Salva la configurazione | Save configuration | Konfiguration speichern | Enregistrer la configuration | Guardar la configuración | Samenstelling opslaan | Guardar a configuração | Zapisz konfigurację
BTN_SHARE | Condividi | Share | Teilen | Partager | Compartir | Delen | Partilhar | Udostępnij
BTN_RESET | Ricomincia da capo | Start over | Neu beginnen | Tout recommencer | Empezar de nuevo | Opnieuw beginnen | Recomeçar | Zacznij od nowa
BTN_COMPARE | Confronta le versioni | Compare versions | Versionen vergleichen | Comparer les versions | Comparar versiones | Versies vergelijken | Comparar versões | Porównaj wersje
BTN_PRINT | Stampa | Print | Drucken | Imprimer | Imprimir | Afdrukken | Imprimir | Drukuj
BTN_CLOSE | Chiudi | Close | Schließen | Fermer | Cerrar | Sluiten | Fechar | Zamknij
BTN_HELP | Hai bisogno di aiuto? | Need help? | Brauchen Sie Hilfe? | Besoin d'aide ? | ¿Necesitas ayuda? | Hulp nodig? | Precisa de ajuda? | Potrzebujesz pomocy?
PRICE_FROM | A partire da {price} | From {price} | Ab {price} | À partir de {price} | Desde {price} | Vanaf {price} | A partir de {price} | Od {price}
PRICE_FROM ^ONDA_.*$ ^ONDA_EV.*$ | Tua da {price}, già su strada | Yours from {price}, on the road | Ab {price}, fahrbereit zugelassen | Dès {price}, mise en route comprise | Tuya desde {price}, ya matriculado
PRICE_TOTAL | Prezzo totale: {price} | Total price: {price} | Gesamtpreis: {price} | Prix total : {price} | Precio total: {price} | Totaalprijs: {price} | Preço total: {price} | Cena całkowita: {price}
PRICE_NOTE DEFAULT ^.*_FLEET$ | Prezzo chiavi in mano, IPT esclusa | On-the-road price, registration tax not included | Preis inklusive Überführung, ohne Zulassungssteuer | Prix clés en main, hors carte grise | Precio llave en mano, sin impuesto de matriculación
PRICE_NOTE ^.*_FLEET$ | Prezzo al netto dell'IVA, riservato ai titolari di partita IVA | Price excluding VAT, for business customers only | Preis ohne Mehrwertsteuer, nur für Gewerbekunden | Prix hors TVA, réservé aux professionnels | Precio sin IVA, exclusivo para empresas y autónomos
FINANCE_RATE DEFAULT ^(CIMA|LINCE)_VAN.*$ | Rata mensile da {rate} al mese | Monthly payment from {rate} per month | Monatsrate ab {rate} im Monat | Mensualité à partir de {rate} par mois | Cuota mensual desde {rate} al mes
HYBRID_BADGE ^AURORA_(15|18)_HYB.*$ | Full Hybrid, si ricarica in marcia | Full Hybrid, charges as you drive | Vollhybrid, lädt während der Fahrt | Full Hybrid, se recharge en roulant | Híbrido completo, se recarga en marcha | Full hybrid, laadt op tijdens het rijden | Full Hybrid, recarrega em andamento | Pełna hybryda, ładuje się podczas jazdy
HYBRID_BADGE ^LINCE_V6_HYB$ | V6 ibrido plug-in, in città solo elettrico | Plug-in V6 hybrid, electric only in town | V6-Plug-in-Hybrid, in der Stadt rein elektrisch | V6 hybride rechargeable, tout électrique en ville | V6 híbrido enchufable, solo eléctrico en ciudad
RANGE_EV ^.*_EV_.*$ | Autonomia fino a {km} km nel ciclo combinato WLTP | Range of up to {km} km, WLTP combined cycle | Reichweite bis zu {km} km, kombiniert nach WLTP | Autonomie jusqu'à {km} km en cycle mixte WLTP | Autonomía de hasta {km} km en ciclo combinado WLTP
AURORA_CLAIM ^AURORA_.*$ | Aurora: la strada si fa luce | Aurora: the road turns to light | Aurora: Die Straße wird zu Licht | Aurora : la route devient lumière | Aurora: la carretera se hace luz
BOREA_CLAIM ^BOREA_.*$ | Borea: il silenzio del nord | Borea: the silence of the north | Borea: die Stille des Nordens | Borea : le silence du nord | Borea: el silencio del norte
CIMA_CLAIM ^CIMA_.*$ | Cima: lavora in alto | Cima: work at the top | Cima: Arbeit auf höchstem Niveau | Cima : le travail prend de la hauteur | Cima: trabaja en lo más alto
CORSARO_CLAIM ^CORSARO_.*$ | Corsaro: non chiede permesso | Corsaro: never asks permission | Corsaro: fragt nicht um Erlaubnis | Corsaro : ne demande pas la permission | Corsaro: no pide permiso
LINCE_CLAIM ^LINCE_.*$ ^LINCE_VAN.*$ | Lince: vede più lontano | Lince: sees further | Lince: sieht weiter | Lince : voir plus loin | Lince: ve más lejos
ONDA_CLAIM ^ONDA_.*$ | Onda: piccola fuori, grande in città | Onda: small outside, big in town | Onda: außen klein, in der Stadt ganz groß | Onda : petite dehors, grande en ville | Onda: pequeño por fuera, grande en la ciudad
NAV_MODEL | Modello | Model | Modell | Modèle | Modelo | Model | Modelo | Model
NAV_ENGINE | Motore | Engine | Motor | Moteur | Motor | Motor | Motor | Silnik
NAV_EXTERIOR | Esterni | Exterior | Exterieur | Extérieur | Exterior | Exterieur | Exterior | Nadwozie
NAV_INTERIOR | Interni | Interior | Innenraum | Intérieur | Interior | Interieur | Interior | Wnętrze
NAV_OPTIONS | Optional | Options | Sonderausstattung | Équipements en option | Opciones | Opties | Opcionais | Wyposażenie dodatkowe
NAV_ACCESSORIES | Accessori | Accessories | Zubehör | Accessoires | Accesorios | Accessoires | Acessórios | Akcesoria
NAV_FINANCE | Finanziamento | Finance | Finanzierung | Financement | Financiación | Financiering | Financiamento | Finansowanie
NAV_SUMMARY | Riepilogo | Summary | Zusammenfassung | Récapitulatif | Resumen | Overzicht | Resumo | Podsumowanie
STEP_COUNT | Passo {step} di {total} | Step {step} of {total} | Schritt {step} von {total} | Étape {step} sur {total} | Paso {step} de {total} | Stap {step} van {total} | Passo {step} de {total} | Krok {step} z {total}
VIEW_360 | Gira l'auto a 360° | Turn the car through 360° | Auto um 360° drehen | Faire pivoter la voiture à 360° | Gira el coche 360°
VIEW_NIGHT | Vista notturna | Night view | Nachtansicht | Vue de nuit | Vista nocturna | Nachtweergave | Vista noturna | Widok nocny
VIEW_DOORS | Apri le porte | Open the doors | Türen öffnen | Ouvrir les portes | Abrir las puertas | Portieren openen | Abrir as portas | Otwórz drzwi
VIEW_FULLSCREEN | Schermo intero | Full screen | Vollbild | Plein écran | Pantalla completa | Volledig scherm | Ecrã inteiro | Pełny ekran
SAVED_NOTICE | La configurazione è al sicuro. Codice: {code} | Your configuration is safe. Code: {code} | Ihre Konfiguration ist gesichert. Code: {code} | Votre configuration est enregistrée. Code : {code} | Tu configuración está a salvo. Código: {code}
LOADING | Stiamo preparando la tua auto… | Getting your car ready… | Ihr Auto wird vorbereitet … | Nous préparons votre voiture… | Estamos preparando tu coche… | Uw auto wordt klaargezet… | Estamos a preparar o seu carro… | Przygotowujemy Twój samochód…
COOKIE_NOTE | Usiamo solo i cookie necessari per ricordare la configurazione. Nessuna profilazione, nessuna cessione a terzi: l'informativa completa è in fondo alla pagina. | We only use the cookies needed to remember your configuration. No profiling, nothing passed on to third parties: the full notice is at the foot of the page. | Wir verwenden nur Cookies, die für das Speichern Ihrer Konfiguration nötig sind. Kein Profiling, keine Weitergabe an Dritte: Die vollständigen Hinweise stehen am Ende der Seite. | Nous n'utilisons que les cookies nécessaires à la mémorisation de votre configuration. Aucun profilage, aucune cession à des tiers : la notice complète figure en bas de page. | Solo usamos las cookies necesarias para recordar tu configuración. Sin perfiles ni cesión a terceros: la información completa está al pie de la página.
LEGAL_WLTP | I valori di consumo ed emissioni sono stati determinati con il ciclo WLTP; l'uso reale, lo stile di guida, la temperatura e l'equipaggiamento scelto possono modificarli. | Fuel consumption and emission figures were determined with the WLTP cycle; actual use, driving style, temperature and chosen equipment may change them. | Die Verbrauchs- und Emissionswerte wurden nach dem WLTP-Verfahren ermittelt; Nutzung, Fahrstil, Temperatur und gewählte Ausstattung können sie verändern. | Les valeurs de consommation et d'émissions ont été établies selon le cycle WLTP ; l'usage réel, le style de conduite, la température et l'équipement choisi peuvent les modifier. | Los valores de consumo y emisiones se han determinado con el ciclo WLTP; el uso real, el estilo de conducción, la temperatura y el equipamiento elegido pueden modificarlos.
FOOTER | Immagini indicative: l'auto consegnata può presentare differenze rispetto a quella mostrata. | Images are for illustration: the car delivered may differ from the one shown. | Abbildungen sind beispielhaft: Das gelieferte Fahrzeug kann von der Darstellung abweichen. | Images non contractuelles : la voiture livrée peut différer de celle présentée. | Imágenes orientativas: el coche entregado puede diferir del que se muestra.
`,
};
