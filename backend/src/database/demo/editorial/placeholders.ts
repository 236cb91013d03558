export interface DemoPlaceholder {
  code: string;
  country: string;
  language: string;
  model: string;
  content: string;
}

// CODE [MODEL], then a line for each COUNTRY LANGUAGE | text. Telephone numbers and addresses are nobody's.
const table = `
customer_service_phone
  IT it | 800 123 456
  CH it | 0800 123 456
  GB en | 0800 123 4567
  US en | 1-800-555-0142
  DE de | 0800 123 4560
  AT de | 0800 123 458
  CH de | 0800 123 456
  FR fr | 0 800 123 456
  BE fr | 0800 12 345
  ES es | 900 123 456
customer_service_hours
  IT it | lun–ven 8:30–19:00, sab 9:00–13:00
  GB en | Mon–Fri 8 am–7 pm, Sat 9 am–1 pm
  DE de | Mo–Fr 8–19 Uhr, Sa 9–13 Uhr
  FR fr | du lundi au vendredi de 8 h 30 à 19 h
  ES es | de lunes a viernes de 8:30 a 19:00
dealer_locator_url
  IT it | https://configurator.example/it/concessionari
  GB en | https://configurator.example/gb/find-a-dealer
  DE de | https://configurator.example/de/haendlersuche
  FR fr | https://configurator.example/fr/concessionnaires
  ES es | https://configurator.example/es/concesionarios
legal_company
  IT it | Alturia Automobili S.p.A., Torino
  GB en | Alturia UK Ltd, Coventry
  DE de | Alturia Deutschland GmbH, Köln
  FR fr | Alturia France S.A.S., Lyon
  ES es | Alturia España S.A., Zaragoza
  CH it | Alturia (Svizzera) SA, Lugano
finance_example
  IT it | TAN 5,95 % – TAEG 7,21 %, 36 rate da {monthly_rate}
  GB en | 6.9 % APR representative, 36 payments of {monthly_rate}
  DE de | 4,99 % eff. Jahreszins, 36 Raten zu {monthly_rate}
  FR fr | TAEG fixe 5,90 %, 36 mensualités de {monthly_rate}
  ES es | TIN 6,25 %, TAE 7,48 %, 36 cuotas de {monthly_rate}
delivery_weeks
  IT it | 8–10 settimane
  GB en | 10–12 weeks
  DE de | 8–10 Wochen
  FR fr | 9 à 11 semaines
  ES es | 9–11 semanas
warranty_years
  IT it | 5
  GB en | 5
  DE de | 5
  FR fr | 5
  ES es | 5
postal_code_example
  IT it | 00184
  DE de | 01067
  ES es | 08001
incentive_amount AURORA_EV_58
  IT it | 11.000 €
  DE de | 4.500 €
  FR fr | 4 000 €
incentive_amount ONDA_EV_42_BIZ
  IT it | 13.750 €
  FR fr | 7 000 €
wltp_min AURORA_15_HYB
  IT it | 4,8
  GB en | 4.8
  DE de | 4,8
wltp_max AURORA_15_HYB
  IT it | 5,2
  GB en | 5.2
  DE de | 5,2
wltp_min AURORA_18_HYB_4X4
  IT it | 5,4
wltp_max AURORA_18_HYB_4X4
  IT it | 5,9
electric_range AURORA_EV_58
  IT it | fino a 430 km
  GB en | up to 267 miles
  DE de | bis zu 430 km
electric_range BOREA_EV_82_AWD
  IT it | fino a 520 km
`;

/** What stands for a {code} in contents, by market, language and model; missing texts are missing on purpose. */
export function demoPlaceholders(): DemoPlaceholder[] {
  let [code, model] = ['', 'DEFAULT'];
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [key = '', content] = line.split(' | ');
      const [first = '', second = ''] = key.trim().split(' ');
      if (content !== undefined) return [{ code, model, country: first, language: second, content }];
      [code, model] = [first, second || 'DEFAULT'];
      return [];
    });
}
