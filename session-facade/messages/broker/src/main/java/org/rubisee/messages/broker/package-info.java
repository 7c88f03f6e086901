/** The broker of messages, in the application server, and the way to it. */
package org.rubisee.messages.broker;
