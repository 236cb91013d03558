import { InterfaceLabelsScreen } from '../../screens/interface-labels/InterfaceLabelsScreen';
import { Shell } from '../shell/Shell';
import { handOver } from './consolePart';

handOver({ Shell, InterfaceLabelsScreen });
