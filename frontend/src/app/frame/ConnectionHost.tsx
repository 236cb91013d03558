import { useState } from 'react';
import { useSelector } from 'react-redux';
import { ConnectionBanner } from '../../ui/ConnectionBanner';
import type { RootState } from '../store';

/** Says once, for all calls, that the server or this browser's network is away. */
export function ConnectionHost() {
  const connection = useSelector((state: RootState) => state.connection);
  const [wasLost, setWasLost] = useState(false);
  if (connection !== 'here' && !wasLost) setWasLost(true);
  return <ConnectionBanner lost={connection === 'here' ? undefined : connection} isBack={wasLost} />;
}
