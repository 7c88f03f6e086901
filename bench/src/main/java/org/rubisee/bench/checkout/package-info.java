/**
 * What every command stands on: the checkout that the bench works in, the terminal, and failures
 * whose message tells the user what to do.
 */
package org.rubisee.bench.checkout;
