/** The HTTP endpoint for controllers: metrics of a trial that goes on, and its actuators. */
package org.rubisee.bench.control;
