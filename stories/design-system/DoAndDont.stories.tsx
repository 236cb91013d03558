import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Plus, Trash2, Upload, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pill } from '../../frontend/src/ui/data/Pill';
import { Message } from '../../frontend/src/ui/feedback/Message';
import { Field } from '../../frontend/src/ui/fields/Field';
import { TextInput } from '../../frontend/src/ui/fields/TextInput';
import { Button } from '../../frontend/src/ui/navigation/Button';
import { Row } from '../../frontend/src/ui/Row';
import textStyles from '../../frontend/src/ui/text.module.css';
import { DesignPage, Section } from './DesignPage';
import styles from './design-page.module.css';

const meta = { title: 'Design system/Do and don’t', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

interface SideProps {
  isGood?: boolean;
  reason: string;
  children: ReactNode;
}

const Side = ({ isGood, reason, children }: SideProps) => (
  <div className={`${styles.tile} ${isGood ? styles.good : styles.bad}`}>
    <p className={styles.verdict}>
      {isGood ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
      {isGood ? 'Do' : 'Don’t'}
    </p>
    <div className={styles.example}>{children}</div>
    <p className={styles.reason}>{reason}</p>
  </div>
);

const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

const Amounts = ({ amounts, align }: { amounts: string[]; align: 'left' | 'right' }) => (
  <div className={align === 'right' ? textStyles.num : undefined} style={{ textAlign: align }}>
    {amounts.map((amount) => (
      <div key={amount}>{amount}</div>
    ))}
  </div>
);

export const DoAndDont: StoryObj = {
  name: 'Do and don’t',
  render: () => (
    <DesignPage
      title="Do and don’t"
      lead="Short, because most of it is in the parts already: who uses a Field gets its label, hint and error right. These are the choices that remain."
    >
      <Section title="Buttons" words="A button says what happens when it is pressed.">
        <Pair>
          <Side
            isGood
            reason="The verb of the act. Cancel is the quiet one, and has the focus where something is deleted."
          >
            <Row>
              <Button>Cancel</Button>
              <Button variant="danger" icon={Trash2}>
                Delete label
              </Button>
            </Row>
          </Side>
          <Side reason="Who has not read the question cannot know what Yes does.">
            <Row>
              <Button>No</Button>
              <Button variant="danger">Yes</Button>
            </Row>
          </Side>
        </Pair>
        <Pair>
          <Side isGood reason="One filled button on a page, at the right end: the next step needs no search.">
            <Row>
              <Button icon={Upload}>Import</Button>
              <Button variant="primary" icon={Plus}>
                New
              </Button>
            </Row>
          </Side>
          <Side reason="Two that shout are none.">
            <Row>
              <Button variant="primary" icon={Upload}>
                Import
              </Button>
              <Button variant="primary" icon={Plus}>
                New
              </Button>
            </Row>
          </Side>
        </Pair>
      </Section>
      <Section title="Words" words="An error is beside its field, and says how to put it right.">
        <Pair>
          <Side isGood reason="What is wrong, and with which value it would be right.">
            <Field label="Discount" error="A discount is at most 100 %.">
              <TextInput defaultValue="120,00" />
            </Field>
          </Side>
          <Side reason="True, and of no help.">
            <Field label="Discount" error="Invalid value">
              <TextInput defaultValue="120,00" />
            </Field>
          </Side>
        </Pair>
        <Pair>
          <Side isGood reason="It names the record, what became of it, and the way on.">
            <Message tone="error" title="MAIN_TITLE was not saved" announce={false}>
              The server does not answer. What you typed is kept; save again in a moment.
            </Message>
          </Side>
          <Side reason="A number is for a log. Nobody knows whether the work is lost.">
            <Message tone="error" title="Error 503" announce={false}>
              Operation failed.
            </Message>
          </Side>
        </Pair>
      </Section>
      <Section
        title="Tone"
        words="Colour supports a word. It must still be there on a grey print, and for the one man in twelve who sees no red."
      >
        <Pair>
          <Side isGood reason="The word is the state; the dot helps who scans the column.">
            <Row>
              <Pill tone="ok">active</Pill>
              <Pill tone="danger">failed</Pill>
            </Row>
          </Side>
          <Side reason="Green and red are one colour to many.">
            <Row gap={20}>
              <span style={{ width: 12, height: 12, borderRadius: 6, background: 'var(--ok)' }} />
              <span style={{ width: 12, height: 12, borderRadius: 6, background: 'var(--danger)' }} />
            </Row>
          </Side>
        </Pair>
      </Section>
      <Section title="Amounts" words="As the market writes them, in figures of one width.">
        <Pair>
          <Side isGood reason="Right-aligned, so that a digit too many stands out.">
            <Amounts align="right" amounts={['29.900,00', '1.111,11', '71,50']} />
          </Side>
          <Side reason="Another country’s commas, and lengths that cannot be compared.">
            <Amounts align="left" amounts={['29900.00', '1,111.11', '71.5']} />
          </Side>
        </Pair>
      </Section>
    </DesignPage>
  ),
};
