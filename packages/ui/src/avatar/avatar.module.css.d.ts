export declare const avatar: string;
export declare const initials: string;
export declare const isOn: string;
export declare const vip: string;
