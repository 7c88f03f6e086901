/**
 * What messages adds to session-facade: two façades that send, one that tells users what happened,
 * and two message-driven beans.
 */
package org.rubisee.messages;
