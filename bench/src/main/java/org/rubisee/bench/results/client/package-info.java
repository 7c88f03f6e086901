/** What the emulator measured. */
package org.rubisee.bench.results.client;
