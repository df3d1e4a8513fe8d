// Style sheets are imported for their side effect on a page.
declare module "*.css";
