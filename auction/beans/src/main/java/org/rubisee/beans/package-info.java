/** Use cases that are session beans: how the web tier finds them, and how a lost COMMIT is told. */
package org.rubisee.beans;
