/** What a client does in every mode: thinks, and fetches a page with all that it embeds. */
package org.rubisee.emulator.client;
