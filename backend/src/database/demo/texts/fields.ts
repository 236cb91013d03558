// The fields of the request form: CODE | it | en | de | fr | es | nl | pt | pl. Named in two groups of labels.
export const fields = `
FIRST_NAME | Nome | First name | Vorname | Prénom | Nombre | Voornaam | Nome próprio | Imię
LAST_NAME | Cognome | Last name | Nachname | Nom de famille | Apellidos | Achternaam | Apelido | Nazwisko
SALUTATION | Titolo di cortesia | Form of address | Anrede | Civilité | Tratamiento | Aanhef | Forma de tratamento | Zwrot grzecznościowy
EMAIL | Indirizzo e-mail | E-mail address | E-Mail-Adresse | Adresse e-mail | Correo electrónico | E-mailadres | Endereço de e-mail | Adres e-mail
PHONE | Numero di telefono | Telephone number | Telefonnummer | Numéro de téléphone | Número de teléfono | Telefoonnummer | Número de telefone | Numer telefonu
MOBILE | Cellulare | Mobile phone | Mobiltelefon | Téléphone portable | Teléfono móvil | Mobiel nummer | Telemóvel | Telefon komórkowy
STREET | Via e numero civico | Street and number | Straße und Hausnummer | Rue et numéro | Calle y número | Straat en huisnummer | Rua e número | Ulica i numer domu
POSTCODE | CAP | Postcode | Postleitzahl | Code postal | Código postal | Postcode en letters | Código postal completo | Kod pocztowy
CITY | Città | Town or city | Ort | Ville | Ciudad | Woonplaats | Cidade | Miejscowość
PROVINCE | Provincia | County | Bundesland | Département | Provincia de residencia | Provincie | Distrito | Województwo
COUNTRY | Paese | Country | Land | Pays | País | Land van verblijf | País de residência | Kraj
BIRTH_DATE | Data di nascita | Date of birth | Geburtsdatum | Date de naissance | Fecha de nacimiento | Geboortedatum | Data de nascimento | Data urodzenia
TAX_CODE | Codice fiscale | Tax code | Steuernummer | Numéro fiscal | Número de identificación fiscal | Fiscaal nummer | Número de contribuinte | Numer identyfikacji podatkowej
COMPANY | Ragione sociale | Company name | Firmenname | Raison sociale | Razón social | Bedrijfsnaam | Denominação social | Nazwa firmy
VAT_NUMBER | Partita IVA | VAT number | Umsatzsteuer-Identifikationsnummer | Numéro de TVA | Número de IVA | Btw-nummer | Número de contribuinte da empresa | Numer VAT
FLEET_SIZE | Numero di veicoli in flotta | Number of vehicles in the fleet | Anzahl der Flottenfahrzeuge | Nombre de véhicules de la flotte | Número de vehículos de la flota | Aantal voertuigen in de vloot | Número de veículos da frota | Liczba pojazdów we flocie
DEALER | Concessionario preferito | Preferred dealer | Bevorzugter Händler | Concessionnaire préféré | Concesionario preferido | Voorkeursdealer | Concessionário preferido | Preferowany dealer
CONTACT_TIME | Orario preferito per la chiamata | Preferred time for a call | Gewünschte Anrufzeit | Horaire d'appel souhaité | Hora preferida para la llamada | Gewenst beltijdstip | Hora preferida para a chamada | Preferowana pora kontaktu
CONTACT_LANGUAGE | Lingua del contatto | Contact language | Kontaktsprache | Langue de contact | Idioma de contacto | Contacttaal | Língua de contacto | Język kontaktu
DRIVE_DATE | Data della prova su strada | Test drive date | Datum der Probefahrt | Date de l'essai | Fecha de la prueba | Datum van de proefrit | Data do test drive | Data jazdy próbnej
LICENCE | Numero della patente | Driving licence number | Führerscheinnummer | Numéro de permis de conduire | Número del permiso de conducir | Rijbewijsnummer | Número da carta de condução | Numer prawa jazdy
TRADE_IN_PLATE | Targa dell'auto usata | Registration of your current car | Kennzeichen des Gebrauchtwagens | Immatriculation de la voiture reprise | Matrícula del coche usado | Kenteken van de inruilauto | Matrícula do carro usado | Numer rejestracyjny samochodu używanego
TRADE_IN_KM | Chilometri dell'auto usata | Mileage of your current car | Kilometerstand des Gebrauchtwagens | Kilométrage de la voiture reprise | Kilómetros del coche usado | Kilometerstand van de inruilauto | Quilómetros do carro usado | Przebieg samochodu używanego
PURCHASE_DATE | Quando pensi di acquistare | When you plan to buy | Geplanter Kaufzeitpunkt | Date d'achat envisagée | Fecha prevista de compra | Verwacht aankoopmoment | Data prevista de compra | Planowany termin zakupu
PROMO_CODE | Codice promozionale | Promotional code | Aktionscode | Code promotionnel | Código promocional | Actiecode | Código de promoção | Kod promocyjny
MESSAGE | Il tuo messaggio | Your message | Ihre Nachricht | Votre message | Tu mensaje | Uw bericht | A sua mensagem | Twoja wiadomość
`;
