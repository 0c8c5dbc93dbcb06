import type { JSX } from 'preact';
import { say } from '../messages/index.ts';
import { change, MOTIONS, PACES, settings, THEMES, TONGUES } from '../store/settings.ts';
import { Choice } from './Choice.tsx';
import { Page } from './Page.tsx';

export const SettingsPage = (): JSX.Element => {
  const { shell: text, table } = say();
  const { language, theme, motion, pace, confirm } = settings.value;
  return (
    <Page title={text.settings}>
      <Choice
        title={text.settingNames.language}
        about={text.settingAbouts.language}
        group="language"
        values={TONGUES.map(value => ({ value, name: text.tongues[value] }))}
        chosen={language}
        onChoose={value => change({ language: value })}
      />
      <Choice
        title={text.settingNames.theme}
        about={text.settingAbouts.theme}
        group="theme"
        values={THEMES.map(value => ({ value, name: text.themes[value] }))}
        chosen={theme}
        onChoose={value => change({ theme: value })}
      />
      <Choice
        title={text.settingNames.motion}
        about={text.settingAbouts.motion}
        group="motion"
        values={MOTIONS.map(value => ({ value, name: text.motions[value] }))}
        chosen={motion}
        onChoose={value => change({ motion: value })}
      />
      <Choice
        title={text.settingNames.pace}
        about={text.settingAbouts.pace}
        group="pace"
        values={PACES.map(value => ({ value, name: text.paces[value] }))}
        chosen={pace}
        onChoose={value => change({ pace: value })}
      />
      <Choice
        title={text.settingNames.confirm}
        about={text.settingAbouts.confirm}
        group="confirm"
        values={(['yes', 'no'] as const).map(value => ({ value, name: text.confirms[value] }))}
        chosen={confirm ? 'yes' : 'no'}
        onChoose={value => change({ confirm: value === 'yes' })}
      />
      <h2>{table.keys}</h2>
      <dl class="keys">
        {table.keyList.map(([key, about]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
};
