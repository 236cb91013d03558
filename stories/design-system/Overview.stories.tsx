import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { Pill } from '../../frontend/src/ui/data/Pill';
import { Tag } from '../../frontend/src/ui/data/Tag';
import { Field } from '../../frontend/src/ui/fields/Field';
import { TextInput } from '../../frontend/src/ui/fields/TextInput';
import { Toggle } from '../../frontend/src/ui/fields/Toggle';
import { Message } from '../../frontend/src/ui/feedback/Message';
import { Button } from '../../frontend/src/ui/navigation/Button';
import { Row } from '../../frontend/src/ui/Row';
import { Stack } from '../../frontend/src/ui/Stack';
import { DesignPage, Section, StoryLink } from './DesignPage';
import styles from './design-page.module.css';

const meta = { title: 'Design system/Overview', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const Sample = () => (
  <div className={styles.stage} style={{ padding: 22 }}>
    <Stack gap={18}>
      <Row between wrap>
        <Row>
          <b>Autumn campaign</b>
          <Pill tone="ok">active</Pill>
          <Tag tone="neutral">Italia</Tag>
        </Row>
        <Row>
          <Button icon={Download}>Export</Button>
          <Button variant="primary" icon={Plus}>
            New
          </Button>
        </Row>
      </Row>
      <Row gap={16} wrap align="flex-end">
        <Field label="Description" hint="What customers read beside the price.">
          <TextInput defaultValue="Porte aperte" />
        </Field>
        <Field label="Discount" error="A discount is at most 100 %.">
          <TextInput defaultValue="120,00" />
        </Field>
        <Toggle label="Visible online" checked onChange={() => undefined} />
      </Row>
      <Message tone="warning" title="Two campaigns overlap">
        Between 1 and 9 December both apply to Aurora 1.5 Hybrid; a car takes the discount of the one that
        started last.
      </Message>
    </Stack>
  </div>
);

export const Overview: StoryObj = {
  render: () => (
    <DesignPage
      title="A calm desk for exact work"
      lead="Staff spend whole days here, on thousands of labels and prices that customers read the same evening. So the console is dense but quiet: one accent, few sizes, words instead of icons alone, and every state says what can be done next."
    >
      <Section
        title="All of it at a glance"
        words="Real parts, in the theme and density that the toolbar above is set to."
      >
        <Sample />
      </Section>
      <Section title="The system">
        <div className={styles.grid}>
          <StoryLink title="Design system/Colours" story="Colours" className={styles.link}>
            <b>Colours</b>Tokens by meaning, with their contrast as it is.
          </StoryLink>
          <StoryLink title="Design system/Type" story="Type" className={styles.link}>
            <b>Type</b>One family, four sizes, figures that line up.
          </StoryLink>
          <StoryLink title="Design system/Space and shape" story="SpaceAndShape" className={styles.link}>
            <b>Space and shape</b>Distances, heights, corners and shadows.
          </StoryLink>
          <StoryLink title="Design system/States" story="States" className={styles.link}>
            <b>States</b>Loading, empty, failed, forbidden, unsaved, conflict.
          </StoryLink>
          <StoryLink title="Design system/Do and don’t" story="DoAndDont" className={styles.link}>
            <b>Do and don’t</b>What reviews come back to most.
          </StoryLink>
        </div>
      </Section>
      <Section title="How to find your way">
        <div className={styles.wide}>
          <p className={styles.words}>
            <b>Screens</b> stand in the order of the console’s menu, each with its states by name: “Unsaved
            changes”, “Forbidden”, “Changed by a colleague”. <b>Parts</b> are what screens are made of; their
            properties can be set below, under Controls.
          </p>
          <p className={styles.words}>
            <b>The toolbar</b> sets theme, language, density, forced colours (approximately) and the width of
            the window: 1440, 1024, 760 or 390. What it is set to stays while you go from story to story.
          </p>
          <p className={styles.words}>
            <b>Calls</b>, below each screen, names its route, what it asks the server and the rules it
            follows. Any call can be told to answer otherwise: empty, long, refused, late or never.
          </p>
          <p className={styles.words}>
            <b>A change is seen</b> with <code>npm run stories -- --compare</code>: sixty stories beside their
            committed pictures. <code>npm run stories -- --build</code> makes these pages a site of files.
          </p>
        </div>
      </Section>
    </DesignPage>
  ),
};
