import { FileDown, FileJson } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useGetContractQuery } from '../../api';
import { failedRead } from '../../api/problem';
import { useTheme } from '../../api/preferences';
import { sessionOf } from '../../api/session';
import { t } from '../../texts/apiDocs.gen';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { LinkButton } from '../../ui/navigation/LinkButton';
import { PageHead } from '../../ui/navigation/PageHead';
import styles from './api-docs.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';

/** The contract, drawn by Swagger UI, which also tries its calls with the session of who reads it. */
function SwaggerUi({ contract }: { contract: object }) {
  const place = useRef<HTMLDivElement>(null);
  const store = useStore();
  const theme = useTheme();
  const [attempt, setAttempt] = useState({ hasFailed: false });
  const [isDrawn, setIsDrawn] = useState(false);

  // The name that Swagger UI looks for.
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark-mode', theme === 'dark');
    return () => classList.remove('dark-mode');
  }, [theme]);

  useEffect(() => {
    if (attempt.hasFailed) return;
    let isGone = false;
    const draw = ({ SwaggerUI }: typeof import('./swaggerUi')) => {
      if (isGone || !place.current) return;
      SwaggerUI({
        domNode: place.current,
        spec: contract,
        docExpansion: 'none',
        defaultModelsExpandDepth: -1,
        displayOperationId: true,
        filter: true,
        // The session is sent with what is tried, so there is nothing to enter.
        requestInterceptor: (request) => {
          const session = sessionOf(store.getState());
          const isSecured = new URL(request.url, location.href).pathname.startsWith('/ccb/auth/');
          if (session && isSecured)
            request.headers = { ...request.headers, Authorization: `${session.tokenType} ${session.token}` };
          return request;
        },
      });
      setIsDrawn(true);
    };
    import('./swaggerUi').then(draw, () => !isGone && setAttempt({ hasFailed: true }));
    return () => {
      isGone = true;
    };
  }, [contract, store, attempt]);

  if (attempt.hasFailed)
    return (
      <FailedState
        title={t('The documentation could not be loaded')}
        text={t(
          'A part of the console could not be loaded. The connection may be down, or a new version may be there: then reload the page.',
        )}
        onRetry={() => setAttempt({ hasFailed: false })}
      />
    );
  return (
    <div ref={place} className={classes(layoutStyles.box, styles.docs)} aria-busy={!isDrawn || undefined} />
  );
}

const FILES = [
  { name: 'openapi.json', icon: FileJson },
  { name: 'openapi.yaml', icon: FileDown },
];

/** /docs: the documentation of every call. */
export function ApiDocsScreen() {
  const { data, error, isFetching, refetch } = useGetContractQuery();

  return (
    <section>
      <PageHead
        title={t('API documentation')}
        help={t(
          'Every call of the console, from openapi.yaml. What you try here is done with your own session and rights, on real data.',
        )}
        actions={
          <>
            {FILES.map(({ name, icon }) => (
              <LinkButton key={name} href={`/ccb/${name}`} icon={icon}>
                {name}
              </LinkButton>
            ))}
          </>
        }
      />
      {error ? (
        <FailedState
          title={t('The documentation could not be loaded')}
          {...failedRead({ error, refetch })}
          pending={isFetching}
        />
      ) : data ? (
        <SwaggerUi contract={data} />
      ) : (
        <div aria-busy>
          <Skeleton width="64%" height={320} />
        </div>
      )}
    </section>
  );
}
