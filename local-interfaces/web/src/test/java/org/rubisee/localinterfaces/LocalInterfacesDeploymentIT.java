package org.rubisee.localinterfaces;

import org.rubisee.contract.shared.DeploymentContract;

/** local-interfaces is the same site however its tiers are connected. */
class LocalInterfacesDeploymentIT extends DeploymentContract {}
