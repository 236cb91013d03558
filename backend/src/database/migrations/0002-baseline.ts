import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a real installation needs before anyone signs in. */
export class Baseline1763000000002 implements MigrationInterface {
  name = 'Baseline1763000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO language (id, code, description, fallback_language_id, language2_char_code, language_simple_code, is_default)
      VALUES (1, 'it', 'Italiano', NULL, 'IT', 'it', true),
             (2, 'en', 'English',  NULL, 'EN', 'en', false);
      UPDATE language SET fallback_language_id = 2 WHERE code = 'it';
      ALTER TABLE language ALTER COLUMN id RESTART WITH 3;

      INSERT INTO country (id, codmercato, tabele, language_id, format_date, format_date_month,
                           desc_en, desc_de, desc_fr, desc_it, desc_es)
      VALUES ('DEFAULT', 'DEFAULT', 'AdM', 2, 'dd/MM/yyyy', 'MMMM yyyy',
              'Default country', 'Standardland', 'Pays par défaut', 'Paese predefinito', 'País predeterminado');

      INSERT INTO commercial_model (modelcode, description) VALUES ('DEFAULT', 'All models');

      INSERT INTO console_config (code, description, value, language_id)
      VALUES ('SOL_SERVICE_AVAILABLE', 'Online sales are available: true or false', 'false', 1),
             ('PRICE_CONF_PDF_URL', 'Address of the tutorial for area managers (PDF)', '', 1),
             ('CCF_URL', 'Base address of the public configurator', '', 1);

      INSERT INTO interface_label (label_group, code, language_id, label)
      VALUES
        ('PRICECONF', 'priceconf.warning.unpublished.pricelist', 1, 'Il mercato non ha ancora pubblicato il listino.'),
        ('PRICECONF', 'priceconf.warning.unpublished.pricelist', 2, 'The market has not published the price list yet.'),
        ('PRICECONF', 'priceconf.warning.void.opt.prices.existing', 1, 'Nella lista qui sotto manca qualche prezzo...'),
        ('PRICECONF', 'priceconf.warning.void.opt.prices.existing', 2, 'Some price is missing in the list below...'),
        ('PRICECONF', 'priceconf.warning.alternative.pricelistDisc', 1,
         'Questo listino alternativo è usato nel New Inventory Shopping Tool.'),
        ('PRICECONF', 'priceconf.warning.alternative.pricelistDisc', 2,
         'This alternative price list is used in the New Inventory Shopping Tool.');

      -- /editorial_palcehoders is misspelt in the contract, and stays so.
      INSERT INTO menu_entry (section, description, link_to, action, group_name, group_source, sort_number)
      VALUES ('Labels',         'Interface labels',         '/interface_labels',         'search', '',        'interfaceLabel', 10),
             ('Labels',         'OPT Labels',               '/opt_labels',               'search', 'OPT',     'OPT', 20),
             ('Labels',         'ACC Labels',               '/acc_labels',               'search', 'ACC',     'ACC', 30),
             ('Labels',         'CUSTPR Labels',            '/custprg_labels',           'search', 'CUSTPRG', 'CUSTPRG', 40),
             ('Labels',         'Option/colour labels',     '/opt_color_labels',         'search', 'COLOR',   'optColor', 50),
             ('Editorial',      'Editorial contents',       '/editorial_contents',       'search', '',        '', 60),
             ('Editorial',      'Editorial placeholders',   '/editorial_palcehoders',    'search', '',        '', 70),
             ('Reference data', 'Countries',                '/countries',                '',       '',        '', 80),
             ('Reference data', 'Car models',               '/car_models',               '',       '',        '', 90),
             ('Reference data', 'OPT Groups',               '/opt_groups',               '',       '',        '', 100),
             ('Reference data', 'Call To Action',           '/call_to_action',           '',       '',        '', 110),
             ('Reference data', 'Interface configuration',  '/interface',                'search', '',        '', 120),
             ('Reference data', 'Configuration parameters', '/configuration_parameters', '',       '',        '', 130),
             ('Reference data', 'Languages',                '/languages',                '',       '',        '', 140),
             ('Reference data', 'Tracking labels',          '/trackinglabels',           '',       '',        '', 150),
             ('Reference data', 'Users',                    '/users',                    '',       '',        '', 160),
             ('Maintenance',    'Tools',                    '/tools',                    '',       '',        '', 170),
             ('Maintenance',    'API comparison',           '/api_Json_test',            'search', '',        '', 180);
    `);
  }

  async down(): Promise<void> {
    throw new Error('The baseline cannot be reverted: drop the database instead.');
  }
}
