/**
 * Enterprise beans for the use cases of any application: how the web tier finds them, how
 * transactions are demarcated around them, and what their failures mean to the caller of a use
 * case.
 */
package org.rubisee.beans;
