export declare const badge: string;
export declare const fill: string;
export declare const iconButton: string;
export declare const isOn: string;
export declare const primary: string;
export declare const shade: string;
export declare const sizeSm: string;
