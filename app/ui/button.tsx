import type { ButtonHTMLAttributes } from "react";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: "primary" | "quiet" | "danger";
  size?: "normal" | "small";
};

/** A button; `primary` is the one bright thing of a view. */
export function Button({
  look = "quiet",
  size = "normal",
  className = "",
  type = "button",
  ...rest
}: ButtonProps) {
  const sizeClass = size === "small" ? "button-small" : "";
  return <button type={type} className={`button button-${look} ${sizeClass} ${className}`} {...rest} />;
}
