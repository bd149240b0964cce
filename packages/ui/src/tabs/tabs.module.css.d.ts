export declare const isOn: string;
export declare const tabs: string;
