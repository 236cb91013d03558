import textStyles from '../text.module.css';

/** In place of what is not there. */
export const Dash = () => <span className={textStyles.faint}>–</span>;
