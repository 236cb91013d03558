/** What a code stands for, with the code beside it; the code alone as long as its name is not known. */
export const NamedCode = ({ code, name }: { code: string; name: string | undefined }) => (
  <>
    {name ?? code} {name !== undefined && <span className="ink3">{code}</span>}
  </>
);
