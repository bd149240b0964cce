export declare const isOn: string;
export declare const messageMenu: string;
export declare const more: string;
export declare const reactRow: string;
export declare const said: string;
export declare const saidMenu: string;
export declare const trowBox: string;
