// Style sheets are imported for what they do to a page.
declare module "*.css";
