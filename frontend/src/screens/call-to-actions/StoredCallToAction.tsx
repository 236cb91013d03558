import { useId, useState, type ReactNode } from 'react';
import type { CallToAction } from '../../api';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { RecordForm } from '../../kit/form/RecordForm';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { callToActionTexts } from '../../texts';
import { TabPanel, Tabs } from '../../ui/Tabs';
import type { CallToActionValues } from './callToAction';
import { CountryLinkDialog } from './CountryLinkDialog';
import { CountryLinks } from './CountryLinks';
import type { LinkDialog } from './countryLink';
import { useCountryLinks } from './useCountryLinks';

export interface StoredCallToActionProps extends Omit<
  RecordFormSlot<CallToAction, CallToActionValues>,
  'row'
> {
  row: CallToAction;
  children: ReactNode;
}

/** CTA Configuration, which Save saves, and Countries, whose rows are saved one by one. */
export function StoredCallToAction({ row, children, ...form }: StoredCallToActionProps) {
  const id = useId();
  const [tab, setTab] = useState<'configuration' | 'countries'>('configuration');
  const links = useCountryLinks(row.id);
  const dialog = useOpenedDialog<LinkDialog>();
  const enabled = links.rows?.filter(({ enable }) => enable).length;
  const tabs = [
    { value: 'configuration', label: callToActionTexts.configuration },
    { value: 'countries', label: callToActionTexts.countries, count: enabled },
  ] as const;
  const countries = (
    <TabPanel id={id} value="countries" className="country-links">
      <CountryLinks links={links} onOpen={dialog.open} />
    </TabPanel>
  );

  return (
    <>
      <RecordForm
        {...form}
        tabs={<Tabs id={id} label={row.code} tabs={tabs} value={tab} onChange={setTab} />}
        panel={tab === 'countries' ? countries : undefined}
      >
        <TabPanel id={id} value="configuration" className="fg">
          {children}
        </TabPanel>
      </RecordForm>
      <OpenedDialog state={dialog}>
        {(opened) => <CountryLinkDialog callToAction={row} opened={opened} dialog={dialog} />}
      </OpenedDialog>
    </>
  );
}
