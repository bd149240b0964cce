export declare const danger: string;
export declare const grow: string;
export declare const menu: string;
export declare const menuRow: string;
