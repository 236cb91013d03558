/** @jsxRuntime classic */
// Storybook's own frame has its own React, which accepts only elements that it has created itself.
import React from 'react';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { CallsPanel } from './panel/CallsPanel';

const isDesignPage = (storyId: string | undefined) => storyId?.startsWith('design-system') === true;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'CCB Console · stories',
    brandTarget: '_self',
    colorSecondary: '#0b5fc4',
    appBg: '#f4f6f9',
    appBorderRadius: 8,
    fontBase: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  }),
  sidebar: { showRoots: true, collapsedRoots: ['parts'] },
  layoutCustomisations: {
    // Pages of the design system are for reading only: there is nothing to set.
    showPanel: ({ storyId }, isShown) => (isDesignPage(storyId) ? false : isShown),
  },
});

const calls = 'ccb/calls';
const controls = 'addon-controls';

addons.register('ccb', (api) => {
  // Screens have calls and no controls, parts have controls and no calls.
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const [wanted, other] = storyId.startsWith('parts-') ? [controls, calls] : [calls, controls];
    if (api.getSelectedPanel() === other) api.setSelectedPanel(wanted);
  });
  addons.add(calls, {
    type: types.PANEL,
    title: 'Calls',
    paramKey: 'calls',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <CallsPanel /> : null),
  });
});
