/**
 * What becomes of an answer once it is made, on its way through Undertow: no thread waits for its
 * reader, and it names no host of the client's choice.
 */
package org.rubisee.answers;
