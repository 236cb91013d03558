import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus2, Plus, RotateCcw, Save, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataTable } from '../../frontend/src/ui/data/DataTable';
import { Pill } from '../../frontend/src/ui/data/Pill';
import { EmptyState } from '../../frontend/src/ui/feedback/EmptyState';
import { FailedState } from '../../frontend/src/ui/feedback/FailedState';
import { Message } from '../../frontend/src/ui/feedback/Message';
import { Button } from '../../frontend/src/ui/navigation/Button';
import { Row } from '../../frontend/src/ui/Row';
import { DesignPage, Section, StoryLink } from './DesignPage';
import styles from './design-page.module.css';

const meta = {
  title: 'Design system/States',
  parameters: { layout: 'fullscreen', busy: true },
} satisfies Meta;
export default meta;

const labels = 'Screens/Labels/Interface labels';
const columns = [
  { key: 'code', header: 'Code', cell: () => '' },
  { key: 'label', header: 'Label', cell: () => '' },
];

interface StateProps {
  title: string;
  words: string;
  /** Where it can be seen in a screen. */
  seen: { title: string; story: string; name: string };
  children: ReactNode;
}

const State = ({ title, words, seen, children }: StateProps) => (
  <Section title={title} words={words}>
    <div className={styles.stage}>{children}</div>
    <p style={{ marginTop: 8 }}>
      <StoryLink title={seen.title} story={seen.story}>
        {seen.name}
      </StoryLink>
    </p>
  </Section>
);

const Inset = ({ children }: { children: ReactNode }) => <div style={{ padding: 16 }}>{children}</div>;

export const States: StoryObj = {
  render: () => (
    <DesignPage
      title="States"
      lead="A screen is mostly seen in one state and mostly judged by the others. Each of them says what is going on, in a sentence, and offers the way on."
    >
      <State
        title="Loading"
        words="Grey bars where the words will be, after a fifth of a second: what comes sooner shows no flicker. Read again, old rows stay, only paler."
        seen={{ title: labels, story: 'Loading', name: 'Interface labels, loading' }}
      >
        <DataTable caption="Labels that load" columns={columns} rowKey={() => 0} rows={undefined} />
      </State>
      <State
        title="Empty"
        words="Nothing yet is an invitation, with the button that makes the first one."
        seen={{ title: labels, story: 'EmptyGroup', name: 'Interface labels, empty' }}
      >
        <EmptyState
          icon={FilePlus2}
          title="No labels in “Dealer Request”"
          text="Labels of this group are texts of the dealer’s request form."
          action={
            <Button variant="primary" icon={Plus}>
              New
            </Button>
          }
        />
      </State>
      <State
        title="Nothing found"
        words="Not the same as empty: it repeats what was looked for and takes the filter away in one click."
        seen={{ title: labels, story: 'NothingFound', name: 'Interface labels, nothing found' }}
      >
        <EmptyState
          title="No label with code “MAIN_X”"
          text="Check the code, or look in all groups."
          action={<Button>Clear filters</Button>}
        />
      </State>
      <State
        title="Failed"
        words="The server’s own sentence, never a number, with Retry. What was there before stays readable."
        seen={{ title: labels, story: 'Failed', name: 'Interface labels, failed' }}
      >
        <FailedState
          title="The list could not be loaded"
          text="Something failed on the server. Try again in a moment."
          onRetry={() => undefined}
        />
      </State>
      <State
        title="Forbidden"
        words="Who may not see a screen is told so, and who can change that. Buttons that would be refused are not shown."
        seen={{ title: labels, story: 'Forbidden', name: 'Interface labels, forbidden' }}
      >
        <EmptyState
          tone="failed"
          icon={ShieldX}
          title="You may not use the label administration"
          text="Ask a user administrator."
        />
      </State>
      <State
        title="Unsaved"
        words="Counted in words, beside the button that saves and the one that takes all of it back. Leaving asks first; a session that ends keeps what was typed."
        seen={{
          title: 'Screens/Price configurator/Save bar',
          story: 'Changed',
          name: 'Price configurator, save bar with unsaved changes',
        }}
      >
        <Inset>
          <Row between wrap>
            <Pill tone="warning">3 unsaved changes</Pill>
            <Row>
              <Button icon={RotateCcw}>Rollback all</Button>
              <Button variant="primary" icon={Save}>
                Save prices
              </Button>
            </Row>
          </Row>
        </Inset>
      </State>
      <State
        title="Conflict"
        words="A colleague was faster. Nothing is overwritten and nothing is lost: field by field it is mine, theirs, or a text of both."
        seen={{
          title: `${labels}/Form`,
          story: 'Conflict',
          name: 'Interface labels, changed by a colleague',
        }}
      >
        <Inset>
          <Message tone="warning" title="MAIN_TITLE was changed while you were editing">
            Paolo Serra saved it at 14:35. Choose what is to be kept.
          </Message>
        </Inset>
      </State>
    </DesignPage>
  ),
};
